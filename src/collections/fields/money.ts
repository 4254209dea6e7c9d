import type { Field, NumberField } from 'payload'

const CURRENCY_COLUMNS = [
  ['', 'USD'],
  ['_eur', 'EUR'],
  ['_jpy', 'JPY'],
  ['_cny', 'CNY'],
] as const

type MoneyOptions = { label: string; required?: boolean; description?: string }

/** USD always; other currencies where an editor wants another amount than the converted one. */
export function money(name: string, { label, required = false, description }: MoneyOptions): Field {
  const column = ([suffix, currency]: (typeof CURRENCY_COLUMNS)[number]): NumberField => ({
    name: `${name}${suffix}`,
    type: 'number',
    label: suffix === '' ? `${label} (${currency})` : currency,
    required: required && suffix === '',
    min: 0,
    admin: {
      step: currency === 'JPY' ? 1 : 0.01,
      width: suffix === '' ? '40%' : '20%',
      description: suffix === '' ? description : undefined,
      placeholder: suffix === '' ? undefined : 'converted',
    },
  })
  return { type: 'row', fields: CURRENCY_COLUMNS.map(column) }
}
