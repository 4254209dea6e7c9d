import type { FamilyKey } from '@/site/families'
import { LOCALES, type Locale } from '@/site/locale'
import { marketOfLanguage } from '@/site/markets'
import type { SellerRow } from '../rule-book/seller-row'
import { isNamed, sellerOf } from './seller'

const STATUTORY_PAGES = [
  'imprint',
  'specified-commercial-transactions',
  'cancel-contract',
  'withdraw-from-contract',
] as const satisfies FamilyKey[]
export type StatutoryPage = (typeof STATUTORY_PAGES)[number]

/** Where the law asks for a page, and whether the settings of that market can fill it. */
const IS_SHOWN: Record<StatutoryPage, (seller: SellerRow) => boolean> = {
  imprint: seller => seller.market !== 'japan' && seller.imprint && isNamed(seller),
  'specified-commercial-transactions': seller =>
    seller.market === 'japan' && seller.imprint && isNamed(seller),
  'cancel-contract': ({ market, cancellation }) => market === 'germany' && cancellation,
  'withdraw-from-contract': ({ market, withdrawal }) => isOfUnion(market) && withdrawal,
}

const isOfUnion = (market: SellerRow['market']): boolean => market === 'germany' || market === 'europe'

/** Whether the law asks for such a page somewhere; `statutoryPages` tells where. */
export const isStatutory = (family: FamilyKey): family is StatutoryPage =>
  STATUTORY_PAGES.some(each => each === family)

/** The pages that the law asks for of the market of a language, in the order of the footer (PAGES, statutory). */
export async function statutoryPages(locale: Locale): Promise<StatutoryPage[]> {
  const seller = await sellerOf(marketOfLanguage(locale))
  return seller ? STATUTORY_PAGES.filter(page => IS_SHOWN[page](seller)) : []
}

/** The languages whose market has the page. */
export async function languagesOfStatutory(page: StatutoryPage): Promise<readonly Locale[]> {
  const having = await Promise.all(LOCALES.map(statutoryPages))
  return LOCALES.filter((_, index) => having[index]?.includes(page))
}
