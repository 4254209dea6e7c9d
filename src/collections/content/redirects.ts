import type { CollectionBeforeChangeHook, CollectionConfig, Where } from 'payload'
import { type RedirectProblem, redirectProblem } from '@/site/redirect'
import { SITES } from '@/site/sites'
import { writtenBy } from '../access/written-by'
import { options, SITE_LABELS } from '../fields/options'
import { type Refusal, refuseFor } from '../fields/refusal'
import { allWhereEmpty } from '../fields/select-many'

const REFUSALS: Record<RedirectProblem, Omit<Refusal, 'code'>> = {
  bad_from: {
    path: 'from',
    sentence: 'From must be a path of this shop such as /old-page, without a query.',
  },
  reserved_from: { path: 'from', sentence: 'From is an address that the shop itself needs.' },
  bad_to: { path: 'to', sentence: 'To must be a path of this shop such as /new-page.' },
}

const refuseBadAddresses: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const problem = redirectProblem({ ...originalDoc, ...data })
  refuseFor([problem && { code: problem, ...REFUSALS[problem] }])
  return data
}

const refuseLoopsAndChains: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { id, from, to } = { ...originalDoc, ...data }
  refuseFor([from === to ? LOOP : null])
  const others = { id: { not_equals: id ?? '00000000-0000-0000-0000-000000000000' } }
  const chain: Where = { and: [others, { or: [{ from: { equals: to } }, { to: { equals: from } }] }] }
  const { docs } = await req.payload.find({ collection: 'redirects', where: chain, limit: 1, req })
  refuseFor(docs.map(chainWith))
  return data
}

const LOOP: Refusal = { code: 'loop', path: 'to', sentence: 'A redirect cannot lead to itself.' }

const chainWith = (other: { from: string; to: string }): Refusal => ({
  code: 'chain',
  path: 'to',
  sentence: `It would make a chain with ${other.from} → ${other.to}: lead straight to the last address.`,
})

export const Redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'site', 'updatedAt'],
    description: 'Old addresses that lead to new ones, so that links and search results keep working.',
  },
  access: writtenBy('marketer', 'writer'),
  hooks: { beforeChange: [refuseBadAddresses, refuseLoopsAndChains] },
  fields: [
    { name: 'from', type: 'text', required: true, unique: true, admin: { description: 'Such as /old-page' } },
    { name: 'to', type: 'text', required: true },
    {
      name: 'site',
      type: 'select',
      options: options(SITES, SITE_LABELS),
      admin: { description: 'Empty = all sites', components: allWhereEmpty },
    },
  ],
}
