import type { AddressBook, NamedPart } from './address-book'
import { keyOf } from './address-book'
import { isLocale } from './locale'
import { type Site, speaks } from './sites'

const IDENTIFIER = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]{0,119}$/u
const LANGUAGE_MAP = /^sitemap-([a-z]{2})\.xml$/

/** What a `:word` of a path in `families.ts` means for a part of an address; null if the part does not fit. */
export function readPart(word: string, part: string, site: Site, book: AddressBook): string | null {
  if (word === 'id') return IDENTIFIER.test(part) ? part : null
  if (word === 'sitemap') return languageMap(part, site)
  return isNamed(word, book) ? (book.pages[word].get(keyOf(part)) ?? null) : null
}

export function writePart(word: string, param: string): string {
  if (word === 'id') return encodeURIComponent(param)
  return word === 'sitemap' ? `sitemap-${param}.xml` : param.toLowerCase().replaceAll('_', '-')
}

const isNamed = (word: string, book: AddressBook): word is NamedPart => word in book.pages

function languageMap(part: string, site: Site): string | null {
  const language = LANGUAGE_MAP.exec(part)?.[1]
  return isLocale(language) && speaks(site, language) ? language : null
}
