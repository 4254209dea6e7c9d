import type { CollectionAfterReadHook } from 'payload'
import { systemLabel } from '../../fields/options'
import { asksForTitles } from '../../fields/title'

/**
 * Windows and Mac are two products of one name. Where nothing but names of products is asked for, as pickers of the admin do,
 * the system stands beside each.
 */
export const nameWithSystem: CollectionAfterReadHook = ({ doc, req }) =>
  asksForTitles(req, 'products', 'name') && doc.name
    ? { ...doc, name: `${doc.name} · ${systemLabel(doc.os)}` }
    : doc
