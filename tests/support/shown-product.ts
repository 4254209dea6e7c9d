import { planList } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import { suiteComparison } from '@/server/catalogue/suite-comparison'
import { suiteMatrix } from '@/server/catalogue/suite-matrix'
import type { Locale } from '@/site/locale'
import { guestVisit } from './guest'
import { seededBook } from './seeded-book'

const book = seededBook()
const AT = Date.parse('2026-11-20T00:00:00Z')
const COUNTRY: Partial<Record<Locale, string>> = { ja: 'jp', de: 'de', zh: 'cn' }

/** A product page of a newly seeded shop for somebody new, without a database; names are the routes. */
export function shownProduct(route: string, locale: Locale, change: Partial<ProductPage> = {}): ProductPage {
  const visit = { ...guestVisit(locale, 'com', AT), country: COUNTRY[locale] ?? 'us' }
  const { site, country, os, at } = visit
  const asked = { at, site, locale, country, os, coupon: null, payer: 'sandbox', owned: [] } as const
  const product = book.productOf(route, os)
  if (!product) throw new Error(`There is no ${route}`)
  const comparison = suiteComparison(book, asked, product)
  return {
    visit,
    route,
    name: route,
    product,
    applications: ['video_downloader'],
    systems: ['win', 'mac'],
    copy: undefined,
    offers: planList(book, { ...asked, route }),
    isWithdrawn: false,
    cover: { plans: [], by: [], isWhole: false },
    isTaxed: false,
    payer: 'sandbox',
    comparison,
    matrix: comparison ? suiteMatrix(book, asked, product) : [],
    alike: [],
    pairs: [],
    others: [],
    music: undefined,
    hasGuide: false,
    articles: [],
    reviews: undefined,
    icons: new Map(),
    nameOf: each => each,
    serviceOf: each => each,
    reasonOf: () => undefined,
    downloads: [],
    ...change,
  }
}
