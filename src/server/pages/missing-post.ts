import { languageLinks } from '@/site/alternates'
import type { Locale } from '@/site/locale'
import { languagesOfPage } from '../addresses/published-locales'
import { orEmpty } from '../content/unreadable'
import { siteOrigins } from '../http/origins'
import type { RequestedPage } from '../request/page-of-visit'

export type MissingPost = { languages: { locale: Locale; href: string }[] }

/** What a 404 page says of its address; undefined unless that names an article or review. */
export async function missingPost({ site, page }: RequestedPage): Promise<MissingPost | undefined> {
  const [id] = page?.params ?? []
  if (!page || id === undefined || !POSTS.includes(page.family)) return undefined
  const written = await orEmpty('languages of a post', languagesOfPage(page))
  const links = languageLinks(page, site, siteOrigins())
  return { languages: links.filter(({ locale }) => written.includes(locale)) }
}

const POSTS: readonly string[] = ['article', 'movie-downloader', 'review']
