import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

/**
 * Rows are not sorted by what they lead to. Payload asks who may read a related row by each field but a title that is made,
 * and an order tells what stands in it.
 */
export const sortByOwnFields: CollectionBeforeOperationHook = ({ args, req }) => {
  const sort: unknown = 'sort' in args ? args.sort : undefined
  const isAsked = !('overrideAccess' in args && args.overrideAccess)
  const leadsOn = [sort].flat().some(path => typeof path === 'string' && /\.|__/.test(path))
  if (isAsked && leadsOn) throw new Forbidden(req.t)
}
