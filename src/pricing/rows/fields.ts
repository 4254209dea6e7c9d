import { z } from 'zod'
import { CURRENCIES, type Currency } from '../vocabulary'

/** Minor units: of USD always, of other currencies if stored. */
export type Amounts = { USD: number } & Partial<Record<Currency, number>>

/** An empty column: left out, null or an empty string. */
export const blank = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => (value === null || value === '' ? undefined : value), schema.optional())

/** A list column: left out or null means empty. */
export const list = <T extends z.ZodType>(item: T) => z.preprocess(value => value ?? [], z.array(item))

/** Whether a number as it was written has at most so many decimals; what binary fractions add does not count. */
export function hasAtMost(decimals: number, value: number): boolean {
  const shifted = value * 10 ** decimals
  return Math.abs(shifted - Math.round(shifted)) < 1e-6
}

/** 129.9 → 12990; too many decimals are refused, never rounded. */
export const decimal = z
  .number('must be a number')
  .nonnegative('must not be negative')
  .max(10_000_000, 'is too large')
  .refine(value => hasAtMost(2, value), 'has more than 2 decimals')
  .transform(value => Math.round(value * 100))

const yen = z
  .number('must be a number')
  .int('yen have no decimals')
  .nonnegative('must not be negative')
  .max(1_000_000_000, 'is too large')

/** `price` in USD; `price_eur`, `price_jpy`, `price_cny` if stored. */
export function amountColumns<N extends string>(name: N) {
  return {
    [name]: decimal,
    [`${name}_eur`]: blank(decimal),
    [`${name}_jpy`]: blank(yen),
    [`${name}_cny`]: blank(decimal),
  } as { [K in N]: typeof decimal } & { [K in `${N}_${'eur' | 'cny'}`]: z.ZodOptional<typeof decimal> } & {
    [K in `${N}_jpy`]: z.ZodOptional<typeof yen>
  }
}

/** Reads `amountColumns` as minor units. */
export function amounts(row: Record<string, unknown>, name: string): Amounts {
  const stored: Partial<Record<Currency, number>> = {}
  for (const currency of CURRENCIES) {
    const value = row[currency === 'USD' ? name : `${name}_${currency.toLowerCase()}`]
    if (typeof value === 'number') stored[currency] = value
  }
  return { USD: 0, ...stored }
}

/** A factor as basis points: 0.75 → 7500. */
export const rate = z
  .number('must be a number')
  .min(0, 'must not be negative')
  .max(1, 'must be at most 1')
  .refine(value => hasAtMost(4, value), 'has more than 4 decimals')
  .transform(value => Math.round(value * 10_000))

/** Milliseconds (UTC), from an ISO text or a Date. */
export const instant = z
  .union([z.date(), z.iso.datetime({ offset: true })], 'must be an ISO instant such as 2026-11-20T00:00:00Z')
  .transform(value => new Date(value).getTime())

export const routeKey = z
  .string()
  .regex(/^[A-Za-z0-9]+(_[A-Za-z0-9]+)*$/, 'must be the last part of an address such as netflix-downloader')
export const pid = z.number('must be a number').int().positive()
export const key = z.string().trim().min(1, 'must not be empty').max(80)
