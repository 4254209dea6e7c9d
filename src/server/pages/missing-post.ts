import { languageLinks } from '@/site/alternates'
import type { Locale } from '@/site/locale'
import { languagesOfPage } from '../addresses/published-locales'
import { orEmpty } from '../content/unreadable'
import { siteOrigins } from '../http/origins'
import type { Place } from '../request/page-of-visit'

/** An article or review that is not there in the visitor's language, and where it is in others. */
export type MissingPost = { languages: { locale: Locale; href: string }[] }

/** What a «not found» page says of the address asked for; undefined where that names no article or review. */
export async function missingPost({ site, page }: Place): Promise<MissingPost | undefined> {
  const [id] = page?.params ?? []
  if (!page || id === undefined || !POSTS.includes(page.family)) return undefined
  const written = await orEmpty('languages of a post', languagesOfPage(page))
  const links = languageLinks(page, site, siteOrigins())
  return { languages: links.filter(({ locale }) => written.includes(locale)) }
}

const POSTS: readonly string[] = ['article', 'movie-downloader', 'review']
