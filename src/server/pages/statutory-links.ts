import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import type { Site } from '@/site/sites'
import { type StatutoryPage, statutoryPages } from '../sellers/statutory-pages'
import type { Link } from './navigation'
import { hrefInShop } from './shop-href'

const NAMES = {
  imprint: 'links.imprint',
  'specified-commercial-transactions': 'links.transactions',
  'cancel-contract': 'links.cancel',
  'withdraw-from-contract': 'links.withdraw',
} as const satisfies Record<StatutoryPage, string>

/** As its link and its title say it. */
export const statutoryName = (shown: StatutoryPage, locale: Locale): string =>
  translator(locale, 'statutory')(NAMES[shown])

/** For the footer of every page in a language; review sites link to the shop, which has the pages. */
export async function statutoryLinks({ site, locale }: { site: Site; locale: Locale }): Promise<Link[]> {
  const shown = await statutoryPages(locale)
  return shown.map(each => ({
    href: hrefInShop(page(each), site, locale),
    label: statutoryName(each, locale),
    lang: undefined,
  }))
}
