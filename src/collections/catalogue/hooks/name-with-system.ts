import type { CollectionAfterReadHook, PayloadRequest } from 'payload'
import { systemLabel } from '../../fields/options'

/**
 * Windows and Mac are two products of one name. Where nothing but names of products is asked for, as pickers of the admin do,
 * the system stands beside each.
 */
export const nameWithSystem: CollectionAfterReadHook = ({ doc, req }) =>
  asksForNames(req) && doc.name ? { ...doc, name: `${doc.name} · ${systemLabel(doc.os)}` } : doc

function asksForNames({ routeParams, query }: PayloadRequest): boolean {
  const select = query?.select
  return (
    routeParams?.collection === 'products' &&
    typeof select === 'object' &&
    select !== null &&
    Object.keys(select).join() === 'name'
  )
}
