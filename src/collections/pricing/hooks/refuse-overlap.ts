import type { CollectionBeforeChangeHook, Where } from 'payload'
import type { Experiment } from '@/payload-types'
import { refuseFor } from '../../fields/refusal'

/** One test at a time on a site: of two, nobody could say which one sold more. */
export const refuseOverlap: CollectionBeforeChangeHook<Experiment> = async ({ data, originalDoc, req }) => {
  const { enabled, from, until, sites } = { ...originalDoc, ...data }
  if (!enabled || !from || !until) return data
  const { docs } = await req.payload.find({
    collection: 'experiments',
    where: {
      and: [
        { enabled: { equals: true } },
        { from: { less_than: until } },
        { until: { greater_than: from } },
        notItself(originalDoc),
      ],
    },
    pagination: false,
    depth: 0,
    req,
  })
  const other = docs.find(each => share(each.sites, sites))
  refuseFor([
    other
      ? {
          code: 'tests_overlap',
          path: 'from',
          sentence: `“${other.name}” runs at the same time on the same site. End one of them earlier, or choose other sites.`,
        }
      : null,
  ])
  return data
}

const notItself = (doc: Partial<Experiment> | undefined): Where =>
  doc?.id ? { id: { not_equals: doc.id } } : {}

type Sites = Experiment['sites']

/** None chosen means all. */
const share = (ours: Sites, theirs: Sites): boolean =>
  !ours?.length || !theirs?.length || ours.some(site => theirs.includes(site))
