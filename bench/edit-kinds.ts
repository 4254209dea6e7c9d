import type { Client } from 'pg'
import type { Staff } from '../tests/support/staff-api'
import { idsIn, makeOwn } from './edited-rows'
import type { Page } from './seen'

/** Something that staff publish again and again, each time with other words, and pages that show them. */
export type EditKind = {
  name: string
  method: 'POST' | 'PATCH'
  path: string
  body: (mark: string, number: number) => Record<string, unknown>
  /** One of these stands on a page that shows it; the words themselves where nothing is said. */
  shown?: (number: number) => readonly string[]
  pages: readonly Page[]
}

const HULU: Page = { path: '/hulu-downloader' }
/** Each system has a product of its own. */
const WINDOWS: Page = { path: '/hulu-downloader?os=win' }
const NETFLIX: Page = { path: '/netflix-downloader' }
const GERMAN: Page = { path: '/de/hulu-downloader?os=win' }
const HOME: Page = { path: '/' }
const PRODUCTS: Page = { path: '/products' }
const ARTICLE: Page = { path: '/article/106' }
const WEEK: Page = { path: '/bench-week' }
const REVIEW: Page = { host: 'discover.localhost', path: '/review/208' }

const cents = (number: number) => String(number % 100).padStart(2, '0')
const dollars = (whole: number) => (number: number) => [
  `${whole}.${cents(number)}`,
  `${whole},${cents(number)}`,
]
const patch = (name: string, path: string, pages: readonly Page[], body: EditKind['body']): EditKind => ({
  name,
  method: 'PATCH',
  path,
  pages,
  body: (mark, number) => ({ ...body(mark, number), _status: 'published' }),
})

/** What staff of this shop edit; makes the campaign, its coupon and the interface text that are edited later. */
export async function editKinds(staff: Staff, db: Client): Promise<EditKind[]> {
  const id = idsIn(db)
  const made = await makeOwn(staff, await id(`products where route = 'netflix_downloader' and os = 'win'`))
  const site = await id(`navigation where site = 'com'`)
  const { header } = await staff('GET', `/navigation/${site}?depth=0`)
  const [first = {}, ...links] = Array.isArray(header) ? header : []
  const win = `products where route = 'hulu_downloader' and os = 'win'`
  const price = `plans where type = 'LFT' and product_id = (select id from ${win})`
  const of = async (collection: string, from: string) => `/${collection}/${await id(from)}`
  const copy = await of('product-copy', `product_copy where route = 'hulu_downloader'`)
  const article = await of('articles', 'articles where number = 106')
  const review = await of('reviews', 'reviews where number = 208')
  return [
    patch('text of a product', copy, [HULU], headline => ({ headline })),
    patch('name of a product', await of('products', win), [WINDOWS, PRODUCTS], name => ({ name })),
    {
      ...patch('price', await of('plans', price), [WINDOWS, GERMAN], (_, n) => ({
        price: 60 + (n % 100) / 100,
        price_eur: 60 + (n % 100) / 100,
        confirm_change: true,
      })),
      shown: dollars(60),
    },
    {
      ...patch('coupon', `/coupons/${made.coupon}`, [NETFLIX], (_, n) => ({
        discount: 50 + (n % 100) / 100,
      })),
      shown: dollars(50),
    },
    patch('campaign', `/campaigns/${made.campaign}`, [HOME, WEEK], name => ({ name })),
    patch('navigation', `/navigation/${site}`, [HOME, ARTICLE, HULU], label => ({
      header: [{ ...first, label }, ...links],
    })),
    {
      name: 'announcement',
      method: 'POST',
      path: '/globals/announcement',
      pages: [HOME, PRODUCTS, GERMAN],
      body: text => ({ text, from: '2026-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' }),
    },
    patch('article', article, [ARTICLE, { path: '/posts' }], title => ({ title })),
    patch('word of a button', `/interface-messages/${made.message}`, [HULU, NETFLIX], text => ({ text })),
    patch('review', review, [REVIEW, { ...REVIEW, path: '/reviews' }], title => ({ title })),
  ]
}
