import { APIError, type CollectionBeforeChangeHook, type CollectionConfig, type Where } from 'payload'
import { redirectProblem } from '@/site/redirect'
import { SITES } from '@/site/sites'
import { writtenBy } from '../access/written-by'
import { options } from '../fields/options'

const SENTENCES = {
  bad_from: 'from must be a path of this shop such as /old-page, without a query',
  reserved_from: 'from is an address that the shop itself needs',
  bad_to: 'to must be a path of this shop such as /new-page',
}

const refuse = (sentence: string): never => {
  throw new APIError(sentence, 400, null, true)
}

const refuseBadAddresses: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const problem = redirectProblem({ ...originalDoc, ...data })
  return problem ? refuse(SENTENCES[problem]) : data
}

/** A redirect leads to a page: not to itself, and not to another redirect. */
const refuseLoopsAndChains: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { id, from, to } = { ...originalDoc, ...data }
  if (from === to) return refuse('a redirect cannot lead to itself')
  const others = { id: { not_equals: id ?? '00000000-0000-0000-0000-000000000000' } }
  const chain: Where = { and: [others, { or: [{ from: { equals: to } }, { to: { equals: from } }] }] }
  const { docs } = await req.payload.find({ collection: 'redirects', where: chain, limit: 1, req })
  return docs[0]
    ? refuse(`it would make a chain with ${docs[0].from} → ${docs[0].to}: lead straight to the last address`)
    : data
}

export const Redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    group: 'Content',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'site', 'updatedAt'],
    description: 'Old addresses that lead to new ones (301).',
  },
  access: writtenBy('marketer', 'writer'),
  hooks: { beforeChange: [refuseBadAddresses, refuseLoopsAndChains] },
  fields: [
    { name: 'from', type: 'text', required: true, unique: true, admin: { description: 'Such as /old-page' } },
    { name: 'to', type: 'text', required: true },
    { name: 'site', type: 'select', options: options(SITES), admin: { description: 'Empty = all sites' } },
  ],
}
