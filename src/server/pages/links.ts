import type { AddressBook } from '@/site/address-book'
import { canonicalSite } from '@/site/canonical-site'
import { destinationOf } from '@/site/destination'
import { isLeftAlone } from '@/site/left-alone'
import { isLocale, type Locale } from '@/site/locale'
import type { PageRef } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { readPath } from '@/site/raw-path'
import { splitTarget } from '@/site/redirect'
import { type Site, siteSpeaking, treeOf } from '@/site/sites'
import { isSecure, isStoredLink } from '@/site/stored-link'
import { addresses } from '../addresses/known-addresses'
import { siteOrigins } from '../http/origins'
import { contentPages } from '../seo/sitemap/content-pages'

type Where = { site: Site; locale: Locale }

/**
 * Where an editor's link leads on a site and in a language: '/products#music' → '/de/products#music'. Review sites
 * link to the shop for what stands there. Undefined where there is no such page.
 */
export function hrefAt(href: string, where: Where, book: AddressBook): string | undefined {
  if (!href.startsWith('/')) return isSecure(href) ? href : undefined
  const { site, locale } = where
  const found = targetOf(href, site, book)
  const isElsewhere = found?.page && canonicalSite(found.page, site, locale) !== site
  if (found && !isElsewhere)
    return `${found.page ? pathInLanguage(found.page, site, locale) : found.path}${found.rest}`
  const shop = siteSpeaking('com', locale)
  if (treeOf(site) === 'shop') return undefined
  const there = hrefAt(href, { site: shop, locale }, book)
  return there && `${siteOrigins()[shop]}${there}`
}

type Target = { rest: string } & ({ page: PageRef; path?: never } | { page?: never; path: string })

function targetOf(href: string, site: Site, book: AddressBook): Target | undefined {
  const { path, query, fragment } = splitTarget(href)
  const read = readPath(path)
  if (!read.ok || href.startsWith('//') || isLeftAlone(path) || isLocale(read.segments[0])) return undefined
  const found = destinationOf(read.segments, site, book)
  if (found.kind === 'nowhere') return undefined
  const queries = [found.query, query].filter(Boolean).join('&')
  const rest = `${queries && `?${queries}`}${fragment || (found.fragment ?? '')}`
  return found.kind === 'page' ? { page: found.page, rest } : { path: found.path, rest }
}

export type LinkProblem = { code: 'not_a_link' | 'names_a_language' | 'leads_nowhere'; sentence: string }

/** Checks only the form, not the target; null where it is right. */
export const storedLinkProblem = (href: string): LinkProblem | null =>
  isStoredLink(href) ? null : notALink(href)

/** On a site at an instant (ms, UTC); null where it leads to a page, or out of the shop. */
export async function linkProblem(href: string, site: Site, at: number): Promise<LinkProblem | null> {
  if (!href.startsWith('/') || href.startsWith('//')) return isSecure(href) ? null : notALink(href)
  const language = splitTarget(href).path.split('/')[1]
  if (isLocale(language)) return namesALanguage(href, language)
  const book = await addresses()
  const found = targetOf(href, site, book) ?? targetOf(href, 'com', book)
  return found && (await isWritten(found, at)) ? null : leadsNowhere(href)
}

const notALink = (href: string): LinkProblem => ({
  code: 'not_a_link',
  sentence: `“${href}” must be a path of this shop, such as /products, or an address that begins with https://`,
})

const namesALanguage = (href: string, language: string): LinkProblem => ({
  code: 'names_a_language',
  sentence: `“${href}” names a language: write “${href.slice(language.length + 1) || '/'}”, each visitor gets their own.`,
})

const leadsNowhere = (href: string): LinkProblem => ({
  code: 'leads_nowhere',
  sentence: `“${href}” leads nowhere: the shop has no page at this address.`,
})

const WRITTEN_ONE_BY_ONE: readonly PageRef['family'][] = ['article', 'author', 'review', 'category', 'best']

/** Articles, reviews and the like have an address before they are published. */
async function isWritten({ page }: Target, at: number): Promise<boolean> {
  if (!page || !WRITTEN_ONE_BY_ONE.includes(page.family)) return true
  const pages = await contentPages(at)
  return pages.some(
    ({ page: listed }) => listed.family === page.family && listed.params[0] === page.params[0],
  )
}
