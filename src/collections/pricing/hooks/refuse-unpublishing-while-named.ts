import type { CollectionBeforeChangeHook } from 'payload'
import type { Coupon } from '@/payload-types'
import { refuseFor } from '../../fields/refusal'
import { savesDraft } from '../../hooks/note-draft'

/** A coupon stays published while a published campaign that is not over names it. */
export const refuseUnpublishingWhileNamed: CollectionBeforeChangeHook<Coupon> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.id || data._status !== 'draft' || savesDraft(req)) return data
  const { docs } = await req.payload.find({
    collection: 'campaigns',
    where: {
      and: [
        { coupons: { contains: originalDoc.id } },
        { _status: { equals: 'published' } },
        { endTime: { greater_than: new Date().toISOString() } },
      ],
    },
    pagination: false,
    depth: 0,
    req,
  })
  refuseFor(docs.map(({ key }) => namedBy(key)))
  return data
}

const namedBy = (key: string) => ({
  code: 'in_use',
  path: '',
  sentence: `It cannot be unpublished while the campaign «${key}» names it: take it out of there, or switch Enabled off here.`,
})
