import { includedTax } from '@/pricing'
import { countryOfLanguage, marketOfBuyer } from '@/site/markets'
import type { Order } from '../orders/order'
import type { CountryProof, NamedSeller, Sale } from '../orders/sale'
import type { SellerRow } from '../rule-book/seller-row'
import { isNamed, rateOf, sellerOf } from '../sellers/seller'

type Sold = Pick<Order, 'country' | 'locale' | 'total' | 'provider' | 'billedTo'>

const UNKNOWN = 'xx'

/** All that tells a buyer's country, the strongest first; the first two that agree are the proofs. */
export function countryProofs({
  billedTo,
  country,
  locale,
}: Pick<Sold, 'billedTo' | 'country' | 'locale'>): CountryProof[] {
  const said: CountryProof[] = [
    { by: 'buyer', country: billedTo.country ?? UNKNOWN },
    { by: 'vat_number', country: billedTo.vatCountry ?? UNKNOWN },
    { by: 'network', country },
    { by: 'language', country: countryOfLanguage(locale) ?? UNKNOWN },
  ]
  return said.filter(proof => proof.country !== UNKNOWN)
}

/** Of an order at its total, by the settings of today. */
export async function saleOf(order: Sold): Promise<Sale> {
  const proofs = countryProofs(order)
  const country = proofs[0]?.country ?? UNKNOWN
  const market = marketOfBuyer({ country, locale: order.locale })
  const row = await sellerOf(market)
  const common = { market, country, proofs }
  if (order.provider === 'paddle')
    return { ...common, sellerOfRecord: 'paddle', series: null, seller: null, mode: 'by_provider', lines: [] }
  const rate = row && rateOf(row, country)
  return {
    ...common,
    sellerOfRecord: 'shop',
    series: row?.series ?? 'X',
    seller: row && isNamed(row) ? namedSeller(row) : null,
    mode: rate === undefined ? 'none' : 'inclusive',
    lines: rate === undefined ? [] : includedTax(country, [{ rate, total: order.total }]),
  }
}

const namedSeller = (row: SellerRow): NamedSeller => ({
  name: row.name,
  represented_by: row.represented_by,
  address: row.address,
  email: row.email,
  register: row.register,
  vat_id: row.vat_id,
  tax_number: row.tax_number,
  registration: row.registration,
})
