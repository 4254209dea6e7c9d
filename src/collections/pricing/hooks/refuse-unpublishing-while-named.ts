import type { CollectionBeforeChangeHook } from 'payload'
import type { Coupon } from '@/payload-types'
import { refuseFor } from '../../fields/refusal'
import { savesDraft } from '../../hooks/note-draft'
import { campaignsNaming } from './campaigns-naming'

/** A coupon stays published while a published campaign that is not over names it. */
export const refuseUnpublishingWhileNamed: CollectionBeforeChangeHook<Coupon> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.id || data._status !== 'draft' || savesDraft(req)) return data
  refuseFor((await campaignsNaming(req, originalDoc.id)).map(namedBy))
  return data
}

const namedBy = (key: string) => ({
  code: 'in_use',
  path: '',
  sentence: `It cannot be unpublished while the campaign “${key}” names it: take it out of there, or switch Enabled off here.`,
})
