import type { AddressBook } from '@/site/address-book'
import type { Locale } from '@/site/locale'
import type { Site } from '@/site/sites'
import { addresses } from '../addresses/known-addresses'
import { ruleBook } from '../rule-book/live'
import type { Snapshot } from '../rule-book/load'
import { inLanguage, type Localized, langOf } from '../rule-book/words'
import { hrefAt } from './links'

export type Link = { href: string; label: string; lang: string | undefined }
export type LinkGroup = { title: string; lang: string | undefined; links: Link[] }
export type Navigation = { header: Link[]; footer: LinkGroup[] }

type Words = Snapshot['words']
type Where = { site: Site; locale: Locale }
type StoredLink = { href: string; label: Localized }

let derived: { words: Words; made: Map<string, Navigation> } | undefined

/**
 * In the visitor's language, else in English; built once per rule book. Leaves out links without a page or a label,
 * and empty groups.
 */
export async function navigationOf({ site, locale }: Where): Promise<Navigation> {
  const [{ words }, book] = await Promise.all([ruleBook(), addresses()])
  if (derived?.words !== words) derived = { words, made: new Map() }
  const key = `${site} ${locale}`
  const stored = words.navigation.get(site)
  const navigation = derived.made.get(key) ?? {
    header: linksIn(stored?.header ?? [], { site, locale }, book),
    footer: (stored?.footer ?? [])
      .map(({ title, links }) => ({
        title: inLanguage(title, locale, ''),
        lang: langOf(title, locale),
        links: linksIn(links, { site, locale }, book),
      }))
      .filter(({ links }) => links.length > 0),
  }
  derived.made.set(key, navigation)
  return navigation
}

const linksIn = (links: readonly StoredLink[], where: Where, book: AddressBook): Link[] =>
  links.flatMap(({ href, label }) => {
    const [to, said] = [hrefAt(href, where, book), inLanguage(label, where.locale, '')]
    return to && said ? [{ href: to, label: said, lang: langOf(label, where.locale) }] : []
  })
