import type { CollectionBeforeChangeHook } from 'payload'
import type { Coupon } from '@/payload-types'
import { refuseFor } from '../../fields/refusal'
import { isLimited } from '../limited-coupon'
import { campaignsNaming } from './campaigns-naming'

/** What a campaign applies by itself is seen by everybody and counted for nobody: its uses cannot be limited. */
export const refuseLimitsWhileNamed: CollectionBeforeChangeHook<Coupon> = async ({
  data,
  originalDoc,
  req,
}) => {
  const row = { ...originalDoc, ...data }
  if (!originalDoc?.id || row._status === 'draft' || !isLimited(row)) return data
  refuseFor((await campaignsNaming(req, originalDoc.id)).map(namedBy))
  return data
}

const namedBy = (key: string) => ({
  code: 'in_use',
  path: 'max_uses',
  sentence: `It cannot be limited while the campaign “${key}” applies it automatically: take it out of there, or leave the limits empty.`,
})
