import { type Currency, DECIMALS, formatMoney } from '@/pricing'
import type { ConsoleResult } from './audit'

export const AMOUNT_REFUSALS = ['bad_amount', 'amount_too_small', 'amount_too_large'] as const
type Refused = ConsoleResult & { code: (typeof AMOUNT_REFUSALS)[number] }

type Left = { currency: Currency; left: number }

/**
 * Minor units of an amount that somebody typed, such as "12.50" or "12,5", of which at most `left` are there. No separators of thousands, since "1,000" could be one dollar.
 */
export function typedAmount(text: string, { currency, left }: Left): number | Refused {
  const minor = minorUnits(text.trim(), DECIMALS[currency])
  if (minor === undefined)
    return refused('bad_amount', `“${text}” is no amount in ${currency}. ${EXAMPLE[currency]}`)
  if (minor === 0) return refused('amount_too_small', 'Nothing would go back. Type an amount above zero.')
  const most = formatMoney(left, currency, 'en')
  return minor > left
    ? refused('amount_too_large', `Of this order ${most} is left, and no more can go back.`)
    : minor
}

function minorUnits(text: string, decimals: number): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return Number(whole + fraction.padEnd(decimals, '0'))
}

const CENTS = 'Type it with a point and without separators of thousands, such as 12.50.'
const EXAMPLE: Record<Currency, string> = {
  USD: CENTS,
  EUR: CENTS,
  CNY: CENTS,
  JPY: 'Type whole yen, such as 1250.',
}

const refused = (code: Refused['code'], detail: string): Refused => ({
  outcome: 'refused',
  code,
  detail: `${detail} Nothing was done.`,
})
