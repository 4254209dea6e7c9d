import { z } from 'zod'
import { EU_COUNTRIES, MARKETS } from '@/site/markets'
import { isJapaneseRegistration, readVatNumber } from '@/site/vat-number'

const text = z
  .string()
  .nullish()
  .transform(value => value?.trim() ?? '')
const flag = z
  .boolean()
  .nullish()
  .transform(value => value ?? false)

/** Countries whose prices may name a tax. */
export const TAXED_COUNTRIES = [...EU_COUNTRIES, 'jp', 'gb', 'ch', 'no'] as const

/** In percent with two decimals at most; inside in basis points. */
const rate = z
  .number()
  .min(0)
  .max(100)
  .refine(value => Number.isInteger(Math.round(value * 1e6) / 1e4), { error: 'has more than 2 decimals' })
  .transform(value => Math.round(value * 100))

const rates = z
  .array(z.object({ country: z.enum(TAXED_COUNTRIES), rate }))
  .refine(rows => new Set(rows.map(({ country }) => country)).size === rows.length, {
    error: 'name a country twice',
  })

/** Who sells in a market, how its prices are taxed, and which statutory steps it takes; texts may be empty. */
export const sellerRow = z
  .object({
    market: z.enum(MARKETS),
    name: text,
    represented_by: text,
    address: text,
    email: text,
    phone: text,
    register: text,
    vat_id: text.refine(value => value === '' || readVatNumber(value) !== null, {
      error: 'is not written as a VAT number, such as DE123456789',
    }),
    tax_number: text,
    registration: text.refine(value => value === '' || isJapaneseRegistration(value), {
      error: 'must be T and 13 digits',
    }),
    series: z.string().regex(/^[A-Z]{1,6}$/, { error: 'must be one to six capital letters' }),
    taxed: flag,
    rates,
    imprint: flag,
    cancellation: flag,
    withdrawal: flag,
    consent: flag,
    final_step: flag,
  })
  .refine(({ taxed, ...row }) => !taxed || row.vat_id + row.tax_number + row.registration !== '', {
    path: ['taxed'],
    error: 'can be switched on once the seller has a VAT id, a tax number or a registration number',
  })

export type SellerRow = z.output<typeof sellerRow>
