import type { TaxLine } from '@/pricing'
import type { Market } from '@/site/markets'

/** The seller as it was on the day, without settings of pages. */
export type NamedSeller = Record<
  'name' | 'represented_by' | 'address' | 'email' | 'register' | 'vat_id' | 'tax_number' | 'registration',
  string
>

export type CountryProof = { by: 'buyer' | 'network' | 'vat_number' | 'language'; country: string }

/** Who sold and how it was taxed: with Paddle the payer sells in its own name, and its invoice counts. */
export type Sale = {
  sellerOfRecord: 'shop' | 'paddle'
  market: Market
  series: string | null
  seller: NamedSeller | null
  country: string
  proofs: CountryProof[]
  mode: 'inclusive' | 'none' | 'by_provider'
  lines: TaxLine[]
}
