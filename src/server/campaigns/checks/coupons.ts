import type { Coupon } from '@/payload-types'
import type { Check, Checking } from './check'

/** Codes of coupons that are published, and of those that make a price while the campaign runs. */
type Codes = { sold: ReadonlySet<string>; winners: ReadonlySet<string> }

/** What is wrong with the coupons that a campaign names. */
export function couponChecks({ draft }: Pick<Checking, 'draft'>, codes: Codes): Check[] {
  const coupons = (draft.coupons ?? []).filter(coupon => typeof coupon === 'object')
  return coupons.length === 0 ? [NO_COUPON] : coupons.flatMap(coupon => couponCheck(coupon, codes) ?? [])
}

const NO_COUPON: Check = {
  code: 'no_coupon',
  level: 'warning',
  sentence: 'It names no coupon, so that it changes no price.',
  at: { field: 'coupons' },
}

function couponCheck({ id, code }: Coupon, { sold, winners }: Codes): Check | undefined {
  const at = { collection: 'coupons', id } as const
  if (!sold.has(code))
    return {
      ...{ code: 'coupon_draft', level: 'error', at },
      sentence: `The coupon ${code} is a draft. Publish it before the campaign.`,
    }
  if (winners.has(code)) return undefined
  return {
    ...{ code: 'coupon_never_wins', level: 'warning', at },
    sentence: `The coupon ${code} makes no price for anybody new: it is for other products, languages or times, or another price is as low.`,
  }
}
