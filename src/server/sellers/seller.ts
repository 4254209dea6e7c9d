import type { Locale } from '@/site/locale'
import { countryOfLanguage, type Market, marketOfLanguage } from '@/site/markets'
import { ruleBook } from '../rule-book/live'
import type { SellerRow } from '../rule-book/seller-row'

/** Who sells in a market, as staff set it in the admin; undefined where the row was deleted or cannot be read. */
export const sellerOf = async (market: Market): Promise<SellerRow | undefined> =>
  (await ruleBook()).words.sellers.get(market)

/** A seller without name and address can be named on no page and no invoice. */
export const isNamed = ({ name, address }: Pick<SellerRow, 'name' | 'address'>): boolean =>
  name !== '' && address !== ''

/** In basis points; undefined where prices name no tax, or none is known for the country. */
export const rateOf = ({ taxed, rates }: SellerRow, country: string): number | undefined =>
  taxed ? rates.find(each => each.country === country)?.rate : undefined

/** Whether prices on pages of a language may say that a tax is included: of English and Chinese the country is not known. */
export async function isTaxedIn(locale: Locale): Promise<boolean> {
  const country = countryOfLanguage(locale)
  const row = await sellerOf(marketOfLanguage(locale))
  return row !== undefined && country !== undefined && rateOf(row, country) !== undefined
}
