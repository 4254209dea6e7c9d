import { formatMoney, isBeforeCredit, isQuoteError, planList } from '@/pricing'
import { keyOf } from '@/site/address-book'
import type { Scene } from '@/site/campaign-look'
import type { FamilyKey } from '@/site/families'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { PageRef } from '@/site/page'
import type { Visit } from '@/site/visit'
import { widthOf } from '@/site/width'
import { campaignBoard } from '../campaigns/board'
import { lookOf } from '../campaigns/page'
import { productNamer } from '../catalogue/namer'
import { anonymous } from '../catalogue/offers'
import { productCopy } from '../catalogue/product-copy'
import { productPages } from '../catalogue/product-pages'
import type { Article } from '../content/article-of'
import { article, articleCards } from '../content/articles'
import { guide } from '../content/guides'
import { contentPage } from '../content/pages'
import { ruleBook } from '../rule-book/live'
import { type OwnPanel, ownPanel } from './own-panel'
import { type PageTitle, pageTitle } from './page-title'

type Shown =
  | OwnPanel
  | { kind: 'service' | 'guide'; route: string }
  | { kind: 'article'; subject: Article['subject'] }
  | { kind: 'services' | 'guides' }
  | { kind: 'campaign'; scene: Scene }

/** What the picture of a page that is shared says and shows. */
export type ShareSubject = PageTitle & {
  benefit?: string | undefined
  price?: string | undefined
  shows?: Shown | undefined
}

/** In the page's language, at the usual price; undefined where there is no such page. */
export async function shareSubject(shown: PageRef, visit: Visit): Promise<ShareSubject | undefined> {
  const titled = await pageTitle(shown, visit)
  return titled && { ...titled, ...(await beside(shown, visit)) }
}

async function beside({ family, params }: PageRef, visit: Visit): Promise<Partial<ShareSubject>> {
  const [param = ''] = params
  if (family === 'product') return ofProduct(param, visit)
  if (family === 'customer-reviews') return { shows: { kind: 'service', route: param } }
  if (family === 'guide') {
    const intro = (await guide(visit, param))?.intro
    return { benefit: cut(intro, visit.locale), shows: { kind: 'guide', route: param } }
  }
  if (family === 'campaign') return ofCampaign(param, visit)
  if (family === 'blog-center' || family === 'posts') return ofArticles(family, visit)
  if (family === 'guides')
    return {
      benefit: cut(translator(visit.locale, 'content')('guides.lead'), visit.locale),
      shows: { kind: 'guides' },
    }
  if (SHOWS_SERVICES.includes(family) && param === '')
    return { benefit: await introOf(family, visit), shows: { kind: 'services' } }
  const isArticle = family === 'article' || (family === 'movie-downloader' && param !== '')
  const found = isArticle ? await article(visit, Number(param)) : undefined
  return found ? { shows: await ofArticle(found) } : {}
}

const ofArticle = async ({ cover, subject }: Pick<Article, 'cover' | 'subject'>): Promise<Shown> =>
  (await ownPanel(cover)) ?? { kind: 'article', subject }

const SHOWS_SERVICES: readonly FamilyKey[] = ['home', 'products', 'download', 'movie-downloader']

const introOf = async (family: FamilyKey, visit: Visit): Promise<string | undefined> =>
  cut((await contentPage(visit, keyOf(family)))?.intro, visit.locale)

/** What the newest of them is about. */
async function ofArticles(family: FamilyKey, visit: Visit): Promise<Partial<ShareSubject>> {
  const [[newest], benefit] = await Promise.all([articleCards(visit), introOf(family, visit)])
  return { benefit, ...(newest && { shows: await ofArticle(newest) }) }
}

async function ofCampaign(route: string, visit: Visit): Promise<Partial<ShareSubject>> {
  const asking = { asked: anonymous(visit), nameOf: await productNamer(visit) }
  const [content, board] = await Promise.all([contentPage(visit, route), campaignBoard(visit, route, asking)])
  const look = { layout: undefined, scene: undefined, visual: undefined }
  const { scene, visual } = lookOf(content ?? { route, look }, board, visit)
  const shows = (await ownPanel(visual)) ?? { kind: 'campaign' as const, scene }
  return { benefit: cut(content?.intro, visit.locale), shows }
}

async function ofProduct(route: string, visit: Visit): Promise<Partial<ShareSubject>> {
  const [copy, price] = await Promise.all([productCopy(route, visit), usualPrice(route, visit)])
  const isForeign = copy?.lang.promise !== undefined
  return {
    benefit: isForeign ? undefined : cut(copy?.promise, visit.locale),
    price: price && translator(visit.locale, 'plans')('from', { price }),
    shows: (await ownPanel(copy?.screenshot)) ?? { kind: 'service', route },
  }
}

/**
 * Of the cheapest plan without offers and campaigns: others keep the picture for weeks, and what it says must not be
 * less than what is asked by then (decision 091). An upgrade's is no lowest price: owners pay less.
 */
async function usualPrice(route: string, visit: Visit): Promise<string | undefined> {
  const snapshot = await ruleBook()
  const sold = productPages(snapshot).services.get(route)?.sold ?? route
  const offers = planList(snapshot.book, { ...anonymous(visit), route: sold })
  if (isQuoteError(offers)) return undefined
  const [cheapest] = offers.plans.map(({ quote }) => quote).toSorted((a, b) => usual(a) - usual(b))
  if (!cheapest || isBeforeCredit({ loggedIn: false }, sold, cheapest)) return undefined
  return formatMoney(usual(cheapest), cheapest.currency, visit.locale)
}

const usual = ({ selling, price }: { selling: number; price: number }): number => Math.max(selling, price)

/** Two or three lines of it. */
const COLUMNS = 120

/** Its first sentences that fit, else as many words. */
function cut(text: string | undefined, locale: Locale): string | undefined {
  if (!text || widthOf(text) <= COLUMNS) return text
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)]
  let shown = ''
  for (const { segment } of words) {
    if (widthOf(shown + segment) > COLUMNS - 1) break
    shown += segment
  }
  return `${shown.replace(/[\s,:;.(、。]+$/, '')}…`
}
