import type { Where } from 'payload'
import type { Locale } from '@/site/locale'
import { page } from '@/site/page'
import type { Visit } from '@/site/visit'
import { languagesOfPage } from '../addresses/published-locales'
import { cms } from '../cms/cms'
import { foundBy } from '../preview/found-by'
import { adultRoutes } from '../rule-book/adult-routes'
import { ruleBook } from '../rule-book/live'
import { type Article, type ArticleCard, articleOf, cardOf } from './article-of'
import { bylines } from './bylines'
import { type ArticleChoice, newestArticles } from './newest-articles'

const PAGE_SIZE = 24

/** Articles never fall back to English. */
const isWritten = ({ at }: Visit): Where => ({
  and: [
    { _status: { equals: 'published' } },
    { published_at: { less_than_equal: new Date(at).toISOString() } },
    { title: { exists: true } },
    { body: { exists: true } },
  ],
})

/** Newest first, one page, in the visitor's language only; none about an adult product (DOMAIN 1). */
export async function articleCards(visit: Visit, choice: ArticleChoice = {}): Promise<ArticleCard[]> {
  const without = adultRoutes(await ruleBook())
  const ids = await newestArticles(visit, { ...choice, without }, PAGE_SIZE)
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'articles',
    where: { id: { in: ids } },
    locale: visit.locale,
    fallbackLocale: false,
    depth: 1,
    pagination: false,
    select: {
      number: true,
      title: true,
      summary: true,
      published_at: true,
      author: true,
      cover: true,
      categories: true,
      routes: true,
    },
  })
  const bylineOf = await bylines(visit.locale)
  return docs.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(doc => cardOf(doc, bylineOf))
}

/** The visitor's language only. Drafts may lack anything. */
export async function article(visit: Visit, number: number): Promise<Article | undefined> {
  const payload = await cms()
  const [found] = await foundBy(visit, 'articles', async ({ draft, status }) => {
    const { docs } = await payload.find({
      collection: 'articles',
      draft,
      where: { and: [draft ? {} : isWritten(visit), status, { number: { equals: number } }] },
      locale: visit.locale,
      fallbackLocale: false,
      depth: 2,
      limit: 1,
      pagination: false,
    })
    return docs
  })
  return found && articleOf(found.doc, visit.locale, await bylines(visit.locale))
}

/** Undefined where it is not written in the visitor's language. */
export async function writtenArticleId(visit: Visit, number: number): Promise<string | undefined> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'articles',
    where: { and: [isWritten(visit), { number: { equals: number } }] },
    locale: visit.locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { number: true },
  })
  return docs[0]?.id
}

/** None where the number is unknown. */
export const articleLanguages = (number: number): Promise<readonly Locale[]> =>
  languagesOfPage(page('article', String(number)))
