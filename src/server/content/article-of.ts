import type { Author, Article as StoredArticle } from '@/payload-types'
import type { Locale } from '@/site/locale'
import { type Cover, coverOf } from './cover'
import { minutesToRead } from './reading-time'

export type ArticleCard = {
  number: number
  title: string
  summary: string
  published: number
  author: string
  cover: Cover | undefined
}
export type Article = ArticleCard & {
  body: NonNullable<StoredArticle['body']>
  authorKey: string
  categories: { uid: string; title: string }[]
  related: ArticleCard[]
  routes: string[]
  /** It is about one film or series. */
  isAboutTitle: boolean
  minutes: number
  changed: number
  metaTitle: string | undefined
  metaDescription: string | undefined
}

/** The body of a draft that has none yet. */
const UNWRITTEN: Article['body'] = {
  root: { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 },
}

type Titled = Pick<StoredArticle, 'number' | 'title' | 'summary' | 'published_at' | 'author' | 'cover'>

/** A stored article as lists show it. */
export function cardOf({ number, title, summary, published_at, author, cover }: Titled): ArticleCard {
  return {
    number,
    title: title ?? '',
    summary: summary ?? '',
    published: published_at ? Date.parse(published_at) : 0,
    author: nameOf(author),
    cover: coverOf(cover),
  }
}

const nameOf = (author: string | Author): string => (isLoaded(author) ? author.name : '')

/** A stored article as its page shows it. */
export function articleOf(doc: StoredArticle, locale: Locale): Article {
  const body = doc.body ?? UNWRITTEN
  return {
    ...cardOf(doc),
    body,
    authorKey: isLoaded(doc.author) ? doc.author.key : '',
    categories: (doc.categories ?? []).filter(isLoaded).map(({ uid, title }) => ({ uid, title })),
    related: (doc.related ?? [])
      .filter(isLoaded)
      .filter(({ title }) => title)
      .map(cardOf),
    routes: doc.routes ?? [],
    isAboutTitle: doc.about_title === true,
    minutes: minutesToRead(body, locale),
    changed: Date.parse(doc.updatedAt),
    metaTitle: doc.meta_title ?? undefined,
    metaDescription: doc.meta_description ?? undefined,
  }
}

/** A related document; a draft may have none where one is needed. */
const isLoaded = <T extends object>(related: string | T | null): related is T =>
  typeof related === 'object' && related !== null
