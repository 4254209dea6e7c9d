import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook } from 'payload'
import { nameOf } from './keep-amounts'

/** Each version says who made it; where amounts are kept, `signChange` does. */
export const signEdit: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, changed_by: nameOf(req) })

export const signGlobalEdit: GlobalBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changed_by: nameOf(req),
})
