import type { Coupon } from '@/payload-types'
import type { CampaignRow } from '@/pricing'
import type { WhoWins } from '../prices/who-wins'
import { type Check, type Checking, utc } from './check'

/** Codes of coupons that are published, and who makes a price while the campaign runs. */
type Codes = { sold: ReadonlySet<string>; wins: Pick<WhoWins, 'winners' | 'isWhole'> }

/** What is wrong with the coupons that a campaign names. */
export function couponChecks({ draft, row }: Pick<Checking, 'draft' | 'row'>, codes: Codes): Check[] {
  const coupons = (draft.coupons ?? []).filter(coupon => typeof coupon === 'object')
  if (coupons.length === 0) return [NO_COUPON]
  return coupons.flatMap(coupon => [...couponCheck(coupon, codes), ...shorterThan(row, coupon)])
}

const NO_COUPON: Check = {
  code: 'no_coupon',
  level: 'warning',
  sentence: 'It names no coupon, so it changes no price.',
  at: { field: 'coupons' },
}

function couponCheck({ id, code, enabled }: Coupon, { sold, wins }: Codes): Check[] {
  const at = { collection: 'coupons', id } as const
  if (!sold.has(code)) {
    const sentence = `The coupon ${code} is a draft. Publish it before the campaign.`
    return [{ code: 'coupon_draft', level: 'error', at, sentence }]
  }
  if (enabled === false) {
    const sentence = `The coupon ${code} is switched off, so it lowers no price.`
    return [{ code: 'coupon_off', level: 'warning', at: { ...at, field: 'enabled' }, sentence }]
  }
  // Where its window was not looked through, it may win later.
  if (wins.winners.has(code) || !wins.isWhole) return []
  const sentence = `The coupon ${code} makes no price for anybody new: it is for other products, languages or times, or another price is as low.`
  return [{ code: 'coupon_never_wins', level: 'warning', at, sentence }]
}

/** A coupon with a window of its own that leaves out a part of the campaign, whose countdown goes on all the same. */
function shorterThan({ startTime, endTime }: CampaignRow, { id, code, from, until }: Coupon): Check[] {
  const at = { collection: 'coupons', id } as const
  const [begins, ends] = [from ? Date.parse(from) : startTime, until ? Date.parse(until) : endTime]
  if (begins >= endTime || ends <= startTime) return []
  const late: Check = {
    ...{ code: 'coupon_shorter', level: 'warning', at: { ...at, field: 'from' } },
    sentence: `The coupon ${code} begins at ${utc(begins)}, after the campaign: until then its price is not there.`,
  }
  const early: Check = {
    ...{ code: 'coupon_shorter', level: 'warning', at: { ...at, field: 'until' } },
    sentence: `The coupon ${code} ends at ${utc(ends)}, before the campaign: the countdown goes on to ${utc(endTime)} without its price.`,
  }
  return [...(begins > startTime ? [late] : []), ...(ends < endTime ? [early] : [])]
}
