import type { Market } from '@/site/markets'
import { ruleBook } from '../rule-book/live'
import type { SellerRow } from '../rule-book/seller-row'

/** Who sells in a market, as staff set it in the admin; undefined where the row was deleted or cannot be read. */
export const sellerOf = async (market: Market): Promise<SellerRow | undefined> =>
  (await ruleBook()).words.sellers.get(market)

/** A seller without name and address can be named on no page and no invoice. */
export const isNamed = ({ name, address }: Pick<SellerRow, 'name' | 'address'>): boolean =>
  name !== '' && address !== ''
