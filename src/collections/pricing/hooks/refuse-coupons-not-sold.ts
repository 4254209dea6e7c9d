import type { CollectionBeforeChangeHook } from 'payload'
import type { Campaign } from '@/payload-types'
import { refuseFor } from '../../fields/refusal'

/** A published campaign names only published coupons: otherwise it would sell at another price than it shows. */
export const refuseCouponsNotSold: CollectionBeforeChangeHook<Campaign> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { _status, coupons = [] } = { ...originalDoc, ...data }
  if (_status === 'draft' || !coupons?.length) return data
  const ids = coupons.map(coupon => (typeof coupon === 'object' ? coupon.id : coupon))
  const { docs } = await req.payload.find({
    collection: 'coupons',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'draft' } }] },
    pagination: false,
    depth: 0,
    req,
  })
  refuseFor(docs.map(notSold))
  return data
}

const notSold = ({ code }: { code: string }) => ({
  code: 'coupon_not_published',
  path: 'coupons',
  sentence: `The coupon ${code} is a draft. Publish it first or take it out of the campaign.`,
})
