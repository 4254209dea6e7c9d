import { CURRENCIES, type Currencies, type Currency, convertPrice, DECIMALS } from '@/pricing'

/** The amounts that a plan stores, each in the currency's own unit (decision 003). */
const FIELDS = {
  price: 'USD',
  price_eur: 'EUR',
  price_jpy: 'JPY',
  price_cny: 'CNY',
  origin_price: 'USD',
  origin_price_eur: 'EUR',
  origin_price_jpy: 'JPY',
  origin_price_cny: 'CNY',
} as const satisfies Record<string, Currency>

export type AmountField = keyof typeof FIELDS
/** Null where the amount is converted from USD. */
export type StoredAmounts = Record<AmountField, number | null>

const isField = (name: string): name is AmountField => Object.hasOwn(FIELDS, name)
export const AMOUNT_FIELDS: readonly AmountField[] = Object.keys(FIELDS).filter(isField)
/** Of the column; not of what is shown where it is empty. */
export const currencyIn = (field: AmountField): Currency => FIELDS[field]
/** True of a list price, false of a selling price. */
export const isListField = (field: AmountField): boolean => field.startsWith('origin_')

/** 129.9 → 12990. */
export const minorOf = (field: AmountField, stored: number): number =>
  Math.round(stored * 10 ** DECIMALS[FIELDS[field]])

/** 12990 → 129.9. */
export const storedOf = (field: AmountField, minor: number): number => minor / 10 ** DECIMALS[FIELDS[field]]

const COLUMNS = CURRENCIES.map(currency => {
  const [selling, list] = AMOUNT_FIELDS.filter(field => FIELDS[field] === currency)
  return { currency, selling, list }
})

/** The currencies in which a plan stores a selling price above its list price. */
export const aboveList = (amounts: StoredAmounts): Currency[] =>
  COLUMNS.flatMap(({ currency, selling, list }) => {
    const [price, most] = [selling && amounts[selling], list && amounts[list]]
    return price != null && most != null && price > most ? [currency] : []
  })

type ShownAmount = { currency: Currency; selling: number; list: number }

/** What a plan costs in every currency, in minor units, stored or converted. */
export const shownAmounts = (amounts: StoredAmounts, currencies: Currencies): ShownAmount[] =>
  COLUMNS.map(({ currency, selling, list }) => ({
    currency,
    selling: shownIn(selling, 'price', { amounts, currencies }),
    list: shownIn(list, 'origin_price', { amounts, currencies }),
  }))

type Shown = { amounts: StoredAmounts; currencies: Currencies }

function shownIn(field: AmountField | undefined, usd: AmountField, { amounts, currencies }: Shown): number {
  const stored = field && amounts[field]
  if (field && stored != null) return minorOf(field, stored)
  const cents = minorOf(usd, amounts[usd] ?? 0)
  const setting = field && currencies.get(FIELDS[field])
  return setting ? convertPrice(cents, setting) : cents
}
