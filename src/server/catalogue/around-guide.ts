import type { Line } from '@/pricing'
import type { Visit } from '@/site/visit'
import type { ArticleCard } from '../content/article-of'
import { articleCards } from '../content/articles'
import { orEmpty } from '../content/unreadable'
import { ruleBook } from '../rule-book/live'
import { productNamer } from './namer'
import { productCardsOf } from './product-cards'
import { productPages } from './product-pages'

const ARTICLES = 3
const CATEGORIES: Partial<Record<Line, string>> = { video: 'streaming', music: 'music', ai: 'video-ai' }

/** The product of a guide with its card while it is on sale, and what to read next: articles about it, then others of its line. */
export async function aroundGuide(visit: Visit, route: string) {
  const [snapshot, nameOf, [card]] = await Promise.all([
    ruleBook(),
    productNamer(visit),
    productCardsOf(visit, [route]),
  ])
  const line = productPages(snapshot).byRoute.get(route)?.line ?? 'video'
  const [own, others] = await Promise.all([
    orEmpty('articles', articleCards(visit, { about: [route] })),
    orEmpty('articles', articleCards(visit, { categories: [CATEGORIES[line] ?? 'video'] })),
  ])
  return {
    product: { name: nameOf(route), icon: snapshot.icons.get(route), line, card },
    articles: firstOf([...own, ...others]),
  }
}

const firstOf = (articles: readonly ArticleCard[]): ArticleCard[] =>
  [...new Map(articles.map(article => [article.number, article])).values()].slice(0, ARTICLES)
