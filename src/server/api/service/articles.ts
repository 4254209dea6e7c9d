import { z } from 'zod'
import { LOCALES, type Locale } from '@/site/locale'
import { page } from '@/site/page'
import { siteSpeaking } from '@/site/sites'
import type { Visit } from '@/site/visit'
import type { ArticleCard } from '../../content/article-of'
import { articleCards } from '../../content/articles'
import { type CategoryNode, categoryTree } from '../../content/categories'
import { orEmpty } from '../../content/unreadable'
import { shopUrl } from '../../http/shop-url'
import { searchTitles } from '../../search/search'
import { given } from '../answer'
import { endpoint } from '../endpoint'
import { isoText } from '../instant'
import { instant } from '../terms'
import { filledText, flag } from '../text'

const headline = z
  .strictObject({ id: z.int(), title: z.string(), url: z.url(), published_at: instant })
  .meta({ id: 'Headline' })

const article = headline
  .extend({
    summary: z.string(),
    author: z.string(),
    image: z.string().nullable().describe('The address of its picture.'),
  })
  .meta({ id: 'Article' })

type CategoryTold = { uid: string; title: string; children: CategoryTold[] }
const category: z.ZodType<CategoryTold> = z
  .strictObject({
    uid: z.string(),
    title: z.string(),
    get children() {
      return z.array(category)
    },
  })
  .meta({ id: 'Category' })

const language = z.enum(LOCALES).optional()
const dialect = 'envelope'

const reading = (visit: Visit, locale: Locale = visit.locale): Visit => ({
  ...visit,
  locale,
  site: siteSpeaking('com', locale),
})

const headlineTold = ({ number, title, published }: ArticleCard, visit: Visit) => ({
  id: number,
  title,
  url: shopUrl(visit, page('article', String(number))),
  published_at: isoText(published),
})

const articleTold = (card: ArticleCard, visit: Visit) => ({
  ...headlineTold(card, visit),
  summary: card.summary,
  author: card.author.name,
  image: card.cover?.url ?? null,
})

export const latestArticles = endpoint({
  does: 'The latest articles of a language, the newest first.',
  path: 'article/latest',
  methods: ['GET'],
  sameForAll: true,
  dialect,
  input: z.object({ is_simple: flag.default(false), language }),
  gives: z.array(z.union([headline, article])),
  run: async ({ is_simple, language }, { visit }) => {
    const there = reading(visit, language)
    const told = is_simple ? headlineTold : articleTold
    return given((await orEmpty('articles', articleCards(there))).map(card => told(card, there)))
  },
})

export const movieArticles = endpoint({
  does: 'Articles about a film or series, the likeliest first.',
  path: 'api/movie_article',
  methods: ['POST'],
  dialect,
  input: z.object({ title: filledText(200), language }),
  gives: z.array(article),
  run: async ({ title, language }, { visit }) => {
    const there = reading(visit, language)
    const cards = await searchTitles(there, title)
    return given(cards.map(card => articleTold(card, there)))
  },
})

const categoryTold = ({ uid, title, children }: CategoryNode): CategoryTold => ({
  uid,
  title,
  children: children.map(categoryTold),
})

export const categories = endpoint({
  does: 'The categories of articles as a tree.',
  path: 'category/list',
  methods: ['GET'],
  sameForAll: true,
  dialect,
  input: z.object({ language }),
  gives: z.array(category),
  run: async ({ language }, { visit }) =>
    given((await categoryTree(reading(visit, language))).map(categoryTold)),
})
