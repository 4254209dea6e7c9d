import type { Line } from '@/pricing'
import { keyOf } from '@/site/address-book'
import type { FamilyKey } from '@/site/families'
import { translator } from '@/site/messages'
import { hasPicture, type PageRef } from '@/site/page'
import type { Visit } from '@/site/visit'
import { campaignBoard } from '../campaigns/board'
import { productNamer } from '../catalogue/namer'
import { anonymous } from '../catalogue/offers'
import { productPages } from '../catalogue/product-pages'
import { article } from '../content/articles'
import { author } from '../content/authors'
import { bestLists } from '../content/best-lists'
import { categoryTree, wayTo } from '../content/categories'
import { guide } from '../content/guides'
import { legalPage } from '../content/legal'
import { contentPage } from '../content/pages'
import { review } from '../content/reviews'
import { CHANGELOGS } from '../releases/changelogs'
import { ruleBook } from '../rule-book/live'
import { type StatutoryPage, statutoryPages } from '../sellers/statutory-pages'
import { statutoryName } from './statutory-links'

export type PageTitle = { title: string; line: Line | undefined }

type Titled = (visit: Visit, param: string) => Promise<string | undefined>

const TITLES: Partial<Record<FamilyKey, Titled>> = {
  article: (visit, id) => articleTitle(visit, id),
  author: async (visit, key) => (await author(visit, key))?.name,
  best: async (visit, key) => (await bestLists(visit)).find(list => list.key === key)?.title,
  category: async (visit, uid) => wayTo(await categoryTree(visit), uid).at(-1)?.title,
  changelog: async (visit, key) => changelogTitle(visit, key),
  'customer-reviews': (visit, route) => reviewsTitle(visit, route),
  guides: async ({ locale }) => translator(locale, 'content')('guides.title'),
  guide: async (visit, route) => (await guide(visit, route))?.title,
  legal: async (visit, key) => (await legalPage(visit, key))?.title,
  'movie-downloader': (visit, id) => (id ? filmTitle(visit, id) : contentTitle(visit, 'movie_downloader')),
  product: async (visit, route) => (await lineOf('product', route)) && (await productNamer(visit))(route),
  imprint: visit => statutoryTitle(visit, 'imprint'),
  'specified-commercial-transactions': visit => statutoryTitle(visit, 'specified-commercial-transactions'),
  'cancel-contract': visit => statutoryTitle(visit, 'cancel-contract'),
  'withdraw-from-contract': visit => statutoryTitle(visit, 'withdraw-from-contract'),
  review: async (visit, id) => (await review(visit, numberIn(id)))?.title,
  campaign: async (visit, route) => (await contentTitle(visit, route)) ?? campaignName(visit, route),
}

/** For its social image (PAGES, for machines); undefined where there is no such page. */
export async function pageTitle({ family, params }: PageRef, visit: Visit): Promise<PageTitle | undefined> {
  const [param = ''] = params
  const titled = TITLES[family]
  const title = titled ? await titled(visit, param) : await contentTitle(visit, keyOf(family))
  return title ? { title, line: await lineOf(family, param) } : undefined
}

/** Of what its picture says, where a page needs no further row for it; an article names itself. */
export async function titleAtHand(shown: PageRef, visit: Visit): Promise<string | undefined> {
  const [param = ''] = shown.params
  if (shown.family === 'article' || !hasPicture(shown)) return undefined
  if (shown.family !== 'guide') return (await pageTitle(shown, visit))?.title
  const product = (await productNamer(visit))(param)
  return translator(visit.locale, 'content')('guides.of', { product })
}

async function reviewsTitle(visit: Visit, route: string): Promise<string | undefined> {
  if (!(await lineOf('product', route))) return undefined
  const name = (await productNamer(visit))(route)
  return translator(visit.locale, 'customerReviews')('of', { name })
}

const contentTitle: Titled = async (visit, route) => (await contentPage(visit, route))?.title

async function statutoryTitle({ locale }: Visit, page: StatutoryPage): Promise<string | undefined> {
  return (await statutoryPages(locale)).includes(page) ? statutoryName(page, locale) : undefined
}

const campaignName: Titled = async (visit, route) => {
  const asking = { asked: anonymous(visit), nameOf: await productNamer(visit) }
  return (await campaignBoard(visit, route, asking)).own[0]?.name
}

const articleTitle: Titled = async (visit, id) => (await article(visit, numberIn(id)))?.title

const filmTitle: Titled = async (visit, id) => {
  const found = await article(visit, numberIn(id))
  return found?.isAboutTitle ? found.title : undefined
}

/** Articles and reviews are numbered from 1, so 0 finds none. */
const numberIn = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0)

const changelogTitle = ({ locale }: Visit, key: string): string | undefined => {
  const application = CHANGELOGS.get(key)?.name
  return application && translator(locale, 'content')('changelogTitle', { application })
}

const OF_A_PRODUCT: readonly FamilyKey[] = ['product', 'guide', 'customer-reviews']

async function lineOf(family: FamilyKey, route: string): Promise<Line | undefined> {
  if (!OF_A_PRODUCT.includes(family)) return undefined
  const snapshot = await ruleBook()
  const { services } = productPages(snapshot)
  return snapshot.book.productOf(services.get(route)?.sold ?? route, 'win')?.line
}
