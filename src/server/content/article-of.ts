import type { Author, Article as StoredArticle } from '@/payload-types'
import type { Locale } from '@/site/locale'
import { mediaShown } from '@/site/media-shown'
import type { Byline } from './bylines'
import type { Cover } from './cover'
import { type SearchWords, searchWordsOf } from './metadata'
import { minutesToRead } from './reading-time'

export type ArticleCard = {
  number: number
  title: string
  summary: string
  published: number
  author: Byline
  cover: Cover | undefined
  /** What a picture of it shows where it has no cover: its products, and its categories by their keys. */
  subject: { number: number; routes: readonly string[]; categories: readonly string[] }
  /** The title of its first category. */
  topic: string | undefined
}
export type Article = ArticleCard &
  SearchWords & {
    body: NonNullable<StoredArticle['body']>
    categories: { uid: string; title: string }[]
    related: ArticleCard[]
    routes: string[]
    /** It is about one film or series. */
    isAboutTitle: boolean
    minutes: number
    changed: number
  }

const UNWRITTEN: Article['body'] = {
  root: { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 },
}

type Naming = (author: string | Author | null) => Byline
type Titled = Pick<
  StoredArticle,
  'number' | 'title' | 'summary' | 'published_at' | 'author' | 'cover' | 'categories' | 'routes'
>

/**
 * A stored article in the language that it was read in, with what a draft may lack empty; `published` in ms (UTC), 0
 * without a date.
 */
export function cardOf(
  { number, title, summary, published_at, author, cover, categories, routes }: Titled,
  bylineOf: Naming,
): ArticleCard {
  const filed = (categories ?? []).filter(isLoaded)
  return {
    number,
    title: title ?? '',
    summary: summary ?? '',
    published: published_at ? Date.parse(published_at) : 0,
    author: bylineOf(author),
    cover: mediaShown(cover),
    subject: { number, routes: routes ?? [], categories: filed.map(({ uid }) => uid) },
    topic: filed[0]?.title,
  }
}

/** The whole article; related ones without a title in this language are left out. `changed` in ms (UTC). */
export function articleOf(doc: StoredArticle, locale: Locale, bylineOf: Naming): Article {
  const body = doc.body ?? UNWRITTEN
  return {
    ...cardOf(doc, bylineOf),
    body,
    categories: (doc.categories ?? []).filter(isLoaded).map(({ uid, title }) => ({ uid, title })),
    related: (doc.related ?? [])
      .filter(isLoaded)
      .filter(({ title }) => title)
      .map(each => cardOf(each, bylineOf)),
    routes: doc.routes ?? [],
    isAboutTitle: doc.about_title === true,
    minutes: minutesToRead(body, locale),
    changed: Date.parse(doc.updatedAt),
    ...searchWordsOf(doc),
  }
}

const isLoaded = <T extends object>(related: string | T | null): related is T =>
  typeof related === 'object' && related !== null
