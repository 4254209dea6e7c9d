import type { Locale } from '@/site/locale'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import type { ListedGuide } from '../catalogue/guide-list'
import { productNamer } from '../catalogue/namer'
import { adultProductCards, type CardProduct, productCards } from '../catalogue/product-cards'
import { productPages } from '../catalogue/product-pages'
import type { ArticleCard } from '../content/article-of'
import { articleCards } from '../content/articles'
import { orEmpty } from '../content/unreadable'
import { type Rating, ratingsOf } from '../customer-reviews/ratings'
import { reviewUrl } from '../http/shop-url'
import { ruleBook } from '../rule-book/live'
import { excerptOf, isIn, type Piece } from './excerpt'
import { find, type Match, MOST_OF_A_KIND } from './find'
import { readQuery, type Word } from './question'
import { NO_SHELVES, otherPages, type Shelves, shelvesOf } from './shelves'
import { suitesOf } from './suites-of'

/** The line that was found, with the words that were typed. */
type Excerpted = { excerpt: readonly Piece[] }
/** `includes`: the service that was asked for, of a suite that opens it. */
export type FoundProduct = CardProduct &
  Excerpted & { rating: Rating | undefined; includes?: string | undefined }
export type FoundGuide = Pick<ListedGuide, 'route' | 'title' | 'language' | 'name' | 'icon' | 'line'> &
  Excerpted
export type FoundArticle = ArticleCard & Excerpted
export type FoundPage = { href: string; title: string; language: Locale } & Excerpted

export type Found =
  | { kind: 'unasked' }
  | { kind: 'short'; text: string }
  | ({ kind: 'found'; text: string } & Results)

type Results = {
  products: FoundProduct[]
  guides: FoundGuide[]
  articles: FoundArticle[]
  /** They stand on the review site. */
  reviews: FoundPage[]
  pages: FoundPage[]
}

/**
 * Searches products on sale, guides, articles, reviews and the other pages of the shop, twelve of each at most, by names
 * and words that may be misspelled; beside a service also the suites that open it. Never finds adult products (DOMAIN 1). Any input gets an answer.
 */
export const search = (visit: Visit, text: string | undefined): Promise<Found> =>
  searchOn(visit, text, async () => shelvesOf(visit, await productCards(visit)))

/** The same among adult products alone, for their own page only. */
export async function searchAdult(visit: Visit, text: string | undefined): Promise<Found> {
  const found = await searchOn(visit, text, async () => ({
    ...NO_SHELVES,
    items: await adultProductCards(visit),
  }))
  return found.kind === 'found' ? { ...found, articles: [], reviews: [] } : found
}

/** About a film or series, best first; none for too short an input. */
export async function searchTitles(visit: Visit, typed: string): Promise<ArticleCard[]> {
  const question = readQuery(typed, visit.locale)
  if (question.kind !== 'asked') return []
  const asked = { words: question.words, shelves: NO_SHELVES, titlesAlone: true }
  const found = await orEmpty('what is searched', find(asked, visit))
  const cardOf = await cardsOf(found, visit)
  return found.flatMap(match => cardOf(match) ?? [])
}

async function searchOn(
  visit: Visit,
  typed: string | undefined,
  searched: () => Promise<Shelves>,
): Promise<Found> {
  const question = readQuery(typed, visit.locale)
  if (question.kind !== 'asked') return question
  const shelves = await searched()
  const asked = { words: question.words, shelves, titlesAlone: false }
  const matches = await matchesOf(asked, visit)
  const [products, articles, guides, pages] = await Promise.all([
    productsOf(matches, shelves.items, visit),
    articlesOf(matches, visit),
    guidesOf(matches, visit),
    pagesOf(matches, visit),
  ])
  return {
    kind: 'found',
    text: question.text,
    products,
    guides,
    articles,
    reviews: reviewsOf(matches, visit),
    pages,
  }
}

type Hit = Match & Excerpted

async function matchesOf(asked: Parameters<typeof find>[0], visit: Visit): Promise<Hit[]> {
  const matches = await orEmpty('what is searched', find(asked, visit))
  return matches.map(match => ({ ...match, excerpt: excerptOf(lineOf(match, asked.words), asked.words) }))
}

const lineOf = ({ line, more }: Match, words: readonly Word[]): string => (isIn(more, words) ? more : line)

const ofKind = (kind: Match['kind'], matches: readonly Hit[]): Hit[] =>
  matches.filter(match => match.kind === kind)

async function productsOf(
  matches: readonly Hit[],
  items: readonly CardProduct[],
  visit: Visit,
): Promise<FoundProduct[]> {
  const byRoute = new Map(items.map(item => [item.route, item]))
  const found = ofKind('product', matches).flatMap(({ key, excerpt }) => {
    const item = byRoute.get(key)
    return item ? [{ ...item, excerpt }] : []
  })
  if (found.length === 0) return []
  const all = withSuites(found, await suitesOf(found[0], items, visit))
  const ratings = await ratingsOf(all.map(({ route }) => route))
  return all.map(product => ({ ...product, rating: ratings.get(product.route) }))
}

type Unrated = Omit<FoundProduct, 'rating'>

/** After what was found, and still twelve: a suite that opens the first one. */
function withSuites(found: Unrated[], suites: readonly CardProduct[]): Unrated[] {
  const more = suites.filter(({ route }) => found.every(each => each.route !== route))
  const opening = more.map(suite => ({ ...suite, excerpt: [], includes: found[0]?.service }))
  return [...found.slice(0, MOST_OF_A_KIND - opening.length), ...opening]
}

const reviewsOf = (matches: readonly Hit[], visit: Visit): FoundPage[] =>
  ofKind('review', matches).map(({ key, title, language, excerpt }) => {
    return { href: reviewUrl(visit, page('review', key)), title, language, excerpt }
  })

async function guidesOf(matches: readonly Hit[], visit: Visit): Promise<FoundGuide[]> {
  const [snapshot, nameOf] = await Promise.all([ruleBook(), productNamer(visit)])
  const { byRoute } = productPages(snapshot)
  return ofKind('guide', matches).flatMap(({ key: route, title, language, excerpt }) => {
    const line = byRoute.get(route)?.line
    const icon = snapshot.icons.get(route)
    return line ? [{ route, title, language, name: nameOf(route), icon, line, excerpt }] : []
  })
}

async function pagesOf(matches: readonly Hit[], visit: Visit): Promise<FoundPage[]> {
  const known = await otherPages(visit)
  return ofKind('page', matches).flatMap(({ key, title, language, excerpt }) => {
    const found = known.get(key)
    return found ? [{ href: pathOf(found, visit.site, visit.locale), title, language, excerpt }] : []
  })
}

async function articlesOf(matches: readonly Hit[], visit: Visit): Promise<FoundArticle[]> {
  const found = ofKind('article', matches)
  const cardOf = await cardsOf(found, visit)
  return found.flatMap(match => {
    const card = cardOf(match)
    return card ? [{ ...card, excerpt: match.excerpt }] : []
  })
}

/** Of articles that were found. */
async function cardsOf(found: readonly Match[], visit: Visit) {
  const numbers = found.map(({ key }) => Number(key))
  const cards = found.length === 0 ? [] : await orEmpty('articles', articleCards(visit, { numbers }))
  const byNumber = new Map(cards.map(card => [card.number, card]))
  return ({ key }: Match): ArticleCard | undefined => byNumber.get(Number(key))
}
