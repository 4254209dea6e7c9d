import type { NumberField, RowField } from 'payload'

const AT = '@/collections/admin/amounts'

/** The components of a number that is an amount, in the currency that its name ends with or in US dollars. */
export const amount = {
  Field: `${AT}/price-field#PriceField`,
  Cell: `${AT}/price-cell#PriceCell`,
  Diff: `${AT}/price-diff#PriceDiff`,
}

/** The components of a part of one, which people type and read as a percentage. */
export const percentage = {
  Field: `${AT}/price-field#PercentField`,
  Cell: `${AT}/price-cell#PercentCell`,
  Diff: `${AT}/price-diff#PercentDiff`,
}

const OTHERS = ['EUR', 'JPY', 'CNY'] as const

type Named = { name: string; label: string }
type NumberComponents = { Field: string; Cell: string }

/** Another amount than the converted one, where an editor wants it. */
const inCurrency =
  ({ name, label }: Named, components: NumberComponents = amount) =>
  (currency: (typeof OTHERS)[number]): NumberField => ({
    name: `${name}_${currency.toLowerCase()}`,
    type: 'number',
    label: `${label} (${currency})`,
    min: 0,
    admin: {
      step: currency === 'JPY' ? 1 : 0.01,
      width: '22%',
      placeholder: 'converted',
      components,
    },
  })

type MoneyOptions = { label: string; short?: string; required?: boolean; description?: string }

/** USD always, and the other currencies, which may be called by less. */
export const money = (
  name: string,
  { label, short = label, required = false, description }: MoneyOptions,
): RowField => ({
  type: 'row',
  fields: [
    {
      name,
      type: 'number',
      label: `${label} (USD)`,
      required,
      min: 0,
      admin: { step: 0.01, width: '34%', description, components: amount },
    },
    ...OTHERS.map(inCurrency({ name, label: short })),
  ],
})

const byType = (field: string) => ({
  Field: `${AT}/discount-field#${field}`,
  Cell: `${AT}/price-cell#DiscountCell`,
})

/**
 * Of a coupon, by its type: a percentage, which is the same in every currency, or an amount. The fields themselves know the
 * type: a condition is asked of the server, whose answer may be older than what was chosen.
 */
export const discount = (): RowField => ({
  type: 'row',
  admin: { components: { Diff: `${AT}/price-diff#DiscountDiff` } },
  fields: [
    {
      name: 'discount',
      type: 'number',
      label: 'Discount',
      min: 0,
      admin: {
        step: 0.01,
        width: '34%',
        components: byType('DiscountField'),
      },
    },
    ...OTHERS.map(inCurrency({ name: 'discount', label: 'Discount' }, byType('DiscountInCurrency'))),
  ],
})
