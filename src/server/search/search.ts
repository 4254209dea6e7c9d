import type { Locale } from '@/site/locale'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import type { ListedGuide } from '../catalogue/guide-list'
import { productNamer } from '../catalogue/namer'
import { adultProductCards, type CardProduct, productCards } from '../catalogue/product-cards'
import { productPages } from '../catalogue/product-pages'
import type { ArticleCard } from '../content/article-of'
import { articleCards } from '../content/articles'
import { orEmpty } from '../content/unreadable'
import { ruleBook } from '../rule-book/live'
import { find, type Match } from './find'
import { readQuery } from './question'
import { NO_SHELVES, otherPages, type Shelves, shelvesOf } from './shelves'

export type FoundGuide = Pick<ListedGuide, 'route' | 'title' | 'language' | 'name' | 'line'>
export type FoundPage = { href: string; title: string; language: Locale }

export type Found =
  | { kind: 'unasked' }
  | { kind: 'short'; text: string }
  | ({ kind: 'found'; text: string } & Results)

type Results = { products: CardProduct[]; guides: FoundGuide[]; articles: ArticleCard[]; pages: FoundPage[] }

/**
 * Searches products on sale, guides, articles and the other pages of the shop, twelve of each at most, by names and
 * words that may be misspelled. Never finds adult products (DOMAIN 1). Any input gets an answer.
 */
export const search = (visit: Visit, text: string | undefined): Promise<Found> =>
  searchOn(visit, text, async () => shelvesOf(visit, await productCards(visit)))

/** The same among adult products alone, for their own page only. */
export async function searchAdult(visit: Visit, text: string | undefined): Promise<Found> {
  const found = await searchOn(visit, text, async () => ({
    ...NO_SHELVES,
    items: await adultProductCards(visit),
  }))
  return found.kind === 'found' ? { ...found, articles: [] } : found
}

/** About a film or series, best first; none for too short an input. */
export async function searchTitles(visit: Visit, typed: string): Promise<ArticleCard[]> {
  const question = readQuery(typed, visit.locale)
  if (question.kind !== 'asked') return []
  const asked = { words: question.words, shelves: NO_SHELVES, titlesAlone: true }
  return articlesOf(await orEmpty('what is searched', find(asked, visit)), visit)
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
  const matches = await orEmpty('what is searched', find(asked, visit))
  const [articles, guides, pages] = await Promise.all([
    articlesOf(matches, visit),
    guidesOf(matches, visit),
    pagesOf(matches, visit),
  ])
  return {
    kind: 'found',
    text: question.text,
    products: productsOf(matches, shelves.items),
    guides,
    articles,
    pages,
  }
}

const ofKind = (kind: Match['kind'], matches: readonly Match[]): Match[] =>
  matches.filter(match => match.kind === kind)

function productsOf(matches: readonly Match[], items: readonly CardProduct[]): CardProduct[] {
  const byRoute = new Map(items.map(item => [item.route, item]))
  return ofKind('product', matches).flatMap(({ key }) => byRoute.get(key) ?? [])
}

async function guidesOf(matches: readonly Match[], visit: Visit): Promise<FoundGuide[]> {
  const [snapshot, nameOf] = await Promise.all([ruleBook(), productNamer(visit)])
  const { byRoute } = productPages(snapshot)
  return ofKind('guide', matches).flatMap(({ key: route, title, language }) => {
    const line = byRoute.get(route)?.line
    return line ? [{ route, title, language, name: nameOf(route), line }] : []
  })
}

async function pagesOf(matches: readonly Match[], visit: Visit): Promise<FoundPage[]> {
  const known = await otherPages(visit)
  return ofKind('page', matches).flatMap(({ key, title, language }) => {
    const found = known.get(key)
    return found ? [{ href: pathOf(found, visit.site, visit.locale), title, language }] : []
  })
}

async function articlesOf(matches: readonly Match[], visit: Visit): Promise<ArticleCard[]> {
  const numbers = ofKind('article', matches).map(({ key }) => Number(key))
  if (numbers.length === 0) return []
  const cards = await orEmpty('articles', articleCards(visit, { numbers }))
  return cards.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))
}
