import { z } from 'zod'
import { LOCALES, type Locale } from '@/site/locale'
import { page } from '@/site/page'
import { siteSpeaking } from '@/site/sites'
import type { Visit } from '@/site/visit'
import type { ArticleCard } from '../../content/article-of'
import { articleCards } from '../../content/articles'
import { type CategoryNode, categoryTree } from '../../content/categories'
import { orEmpty } from '../../content/unreadable'
import { reviewUrl, shopUrl } from '../../http/shop-url'
import { searchTitles } from '../../search/search'
import { given } from '../answer'
import { endpoint } from '../endpoint'
import { isoText } from '../instant'
import { instant } from '../terms'
import { filledText, flag, text } from '../text'

const headline = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    url: z.url(),
    published_at: instant,
    module: z.string().nullable().optional().describe('With `columns=module`: what it is about.'),
  })
  .meta({ id: 'Headline' })

const article = headline
  .extend({
    summary: z.string(),
    author: z.string(),
    image: z.string().nullable().describe('The address of its picture.'),
  })
  .meta({ id: 'Article' })

type CategoryTold = { uid: string; title: string; url?: string | undefined; children: CategoryTold[] }
const category: z.ZodType<CategoryTold> = z
  .strictObject({
    uid: z.string(),
    title: z.string(),
    url: z.url().optional().describe('Of its page on the review site; left out in the short form.'),
    get children() {
      return z.array(category)
    },
  })
  .meta({ id: 'Category' })

const language = z.enum(LOCALES).optional()

/** Further columns, with commas between them; of those that we know, and no other makes another question. */
const columns = text(200)
  .default('')
  .transform(list => list.split(',').some(name => name.trim() === 'module'))
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
  input: z.object({ is_simple: flag.default(false), columns, language }),
  gives: z.array(z.union([headline, article])),
  run: async ({ is_simple, columns, language }, { visit }) => {
    const there = reading(visit, language)
    const told = is_simple ? headlineTold : articleTold
    const cards = await orEmpty('articles', articleCards(there))
    const module = ({ topic }: ArticleCard) => columns && { module: topic ?? null }
    return given(cards.map(card => ({ ...told(card, there), ...module(card) })))
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

const shortCategory = ({ uid, title, children }: CategoryNode): CategoryTold => ({
  uid,
  title,
  children: children.map(shortCategory),
})

const longCategory = ({ uid, title, children }: CategoryNode, visit: Visit): CategoryTold => ({
  uid,
  title,
  url: reviewUrl(visit, page('category', uid)),
  children: children.map(child => longCategory(child, visit)),
})

export const categories = endpoint({
  does: 'The categories of articles as a tree, in the long form with the address of each.',
  path: 'category/list',
  methods: ['GET'],
  sameForAll: true,
  dialect,
  input: z.object({ is_simple: flag.default(false), language }),
  gives: z.array(category),
  run: async ({ is_simple, language }, { visit }) => {
    const there = reading(visit, language)
    const tree = await categoryTree(there)
    return given(is_simple ? tree.map(shortCategory) : tree.map(node => longCategory(node, there)))
  },
})
