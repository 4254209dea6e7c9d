import type { CollectionBeforeChangeHook } from 'payload'
import type { Campaign } from '@/payload-types'
import { refuseFor } from '../../fields/refusal'
import { isLimited } from '../limited-coupon'

/**
 * A published campaign names only published coupons: otherwise it would sell at another price than it shows. None whose
 * uses are counted: nobody enters it.
 */
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
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    req,
  })
  refuseFor(docs.filter(({ _status }) => _status === 'draft').map(notSold))
  refuseFor(docs.filter(isLimited).map(limited))
  return data
}

const notSold = ({ code }: { code: string }) => ({
  code: 'coupon_not_published',
  path: 'coupons',
  sentence: `The coupon ${code} is a draft. Publish it first or take it out of the campaign.`,
})

const limited = ({ code }: { code: string }) => ({
  code: 'coupon_limited',
  path: 'coupons',
  sentence: `The uses of the coupon ${code} are limited, so it has to be entered. Take it out of the campaign, or empty its limits.`,
})
