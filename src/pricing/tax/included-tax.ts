import { scale } from '../money'

/** Of one rate: `rate` in basis points, `base` and `amount` in minor units; base + amount is what was paid. */
export type TaxLine = { country: string; rate: number; base: number; amount: number; inclusive: true }

/** What was paid at a rate, in minor units with the tax inside. */
export type TaxedAmount = { rate: number; total: number }

/**
 * The tax inside prices of a country: one line per rate, rounded once for all amounts at that rate, half up, as Japan
 * asks of an invoice: 119.00 at 19 % → base 100.00, tax 19.00. Zero rates are kept. In the order of the rates.
 */
export function includedTax(country: string, amounts: readonly TaxedAmount[]): TaxLine[] {
  const totals = new Map<number, number>()
  for (const { rate, total } of amounts) totals.set(rate, (totals.get(rate) ?? 0) + total)
  return [...totals]
    .toSorted(([a], [b]) => a - b)
    .map(([rate, total]) => {
      const amount = scale(total, rate, 10_000 + rate)
      return { country, rate, base: total - amount, amount, inclusive: true }
    })
}
