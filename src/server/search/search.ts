import type { Visit } from '@/site/visit'
import { adultProductCards, type CardProduct, productCards } from '../catalogue/product-cards'
import type { ArticleCard } from '../content/article-of'
import { articleCards } from '../content/articles'
import { orEmpty } from '../content/unreadable'
import { find, type Match } from './find'
import { readQuery } from './question'

export type Found =
  | { kind: 'unasked' }
  | { kind: 'short'; text: string }
  | { kind: 'found'; text: string; products: CardProduct[]; articles: ArticleCard[] }

/**
 * Searches products on sale and articles in the visitor's language, twenty at most, by names and words that may be
 * misspelled. Never finds adult products (DOMAIN 1). Any input gets an answer.
 */
export const search = async (visit: Visit, text: string | undefined): Promise<Found> =>
  searchOn(visit, text, productCards)

/** The same among adult products alone, for their own page only. */
export const searchAdult = async (visit: Visit, text: string | undefined): Promise<Found> => {
  const found = await searchOn(visit, text, adultProductCards)
  return found.kind === 'found' ? { ...found, articles: [] } : found
}

/** About a film or series, best first; none for too short an input. */
export async function searchTitles(visit: Visit, typed: string): Promise<ArticleCard[]> {
  const question = readQuery(typed, visit.locale)
  if (question.kind !== 'asked') return []
  const asked = { words: question.words, items: [], titlesAlone: true }
  return articlesOf(await orEmpty('what is searched', find(asked, visit)), visit)
}

async function searchOn(
  visit: Visit,
  typed: string | undefined,
  onSale: typeof productCards,
): Promise<Found> {
  const question = readQuery(typed, visit.locale)
  if (question.kind !== 'asked') return question
  const items = await onSale(visit)
  const matches = await orEmpty(
    'what is searched',
    find({ words: question.words, items, titlesAlone: false }, visit),
  )
  return {
    kind: 'found',
    text: question.text,
    products: productsOf(matches, items),
    articles: await articlesOf(matches, visit),
  }
}

const keysOf = (kind: Match['kind'], matches: readonly Match[]): string[] =>
  matches.filter(match => match.kind === kind).map(({ key }) => key)

function productsOf(matches: readonly Match[], items: readonly CardProduct[]): CardProduct[] {
  const byRoute = new Map(items.map(item => [item.route, item]))
  return keysOf('product', matches).flatMap(route => byRoute.get(route) ?? [])
}

async function articlesOf(matches: readonly Match[], visit: Visit): Promise<ArticleCard[]> {
  const numbers = keysOf('article', matches).map(Number)
  if (numbers.length === 0) return []
  const cards = await orEmpty('articles', articleCards(visit, { numbers }))
  return cards.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))
}
