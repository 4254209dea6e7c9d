import { formatMoney } from '@/pricing'
import { percentShown } from '../admin/amounts/number-text'
import type { AdminLanguage } from '../admin/words/language'

/** What somebody takes off a plan: a share of the usual price (`basisPoints`, 3000 = 30 %), or a price (US cents) instead of it. */
export type Discount = { kind: 'percent'; basisPoints: number } | { kind: 'price'; cents: number }

export type DiscountProblem =
  | 'unreadable'
  /** «30» may be a percentage or a price. */
  | 'ambiguous'
  | 'nothing_off'
  | 'free'
  | 'over_100'
  | 'not_above_zero'

type ReadDiscount = { ok: true; discount: Discount | undefined } | { ok: false; problem: DiscountProblem }

const PERCENT = /^[-−–]?\s*(\d{1,6}(?:[.,]\d{1,2})?)\s*%$/
const PRICE = /^([-−–]?)\s*(\$?)\s*(\d{1,7}(?:[.,]\d{1,2})?)\s*(\$|USD)?$/i

/** Reads «30 %», «30%», «-30 %», «19.90», «19,90» or «$20»; nothing typed is no discount. */
export function readDiscount(typed: string): ReadDiscount {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (text === '') return { ok: true, discount: undefined }
  const percent = PERCENT.exec(text)?.[1]
  if (percent !== undefined) return ofPercent(hundredths(percent))
  const price = PRICE.exec(text)
  if (!price) return refused('unreadable')
  const [, sign = '', dollar = '', digits = '', unit = ''] = price
  const isPrice = dollar !== '' || unit !== '' || /[.,]/.test(digits)
  return ofPrice(hundredths(digits), { isNegative: sign !== '', isPrice })
}

const refused = (problem: DiscountProblem): ReadDiscount => ({ ok: false, problem })

function ofPercent(basisPoints: number): ReadDiscount {
  if (basisPoints === 0) return refused('nothing_off')
  if (basisPoints === 10_000) return refused('free')
  if (basisPoints > 10_000) return refused('over_100')
  return { ok: true, discount: { kind: 'percent', basisPoints } }
}

function ofPrice(
  cents: number,
  { isNegative, isPrice }: { isNegative: boolean; isPrice: boolean },
): ReadDiscount {
  if (isNegative || cents === 0) return refused('not_above_zero')
  if (!isPrice) return refused('ambiguous')
  return { ok: true, discount: { kind: 'price', cents } }
}

/** «19,9» → 1990, without a float in between. */
function hundredths(digits: string): number {
  const [whole = '0', part = ''] = digits.split(/[.,]/)
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** The same for equal discounts, and for no others. */
export const discountKey = (discount: Discount): string =>
  discount.kind === 'percent' ? `p${discount.basisPoints}` : `a${discount.cents}`

/** «30», «33.5»: what is off in percent. */
export const percentText = (basisPoints: number): string => String(basisPoints / 100)

/** «30%» or «$19.90», for staff. */
export const discountText = (discount: Discount, language: AdminLanguage): string =>
  discount.kind === 'percent'
    ? percentShown(discount.basisPoints / 10_000, language)
    : formatMoney(discount.cents, 'USD', language)
