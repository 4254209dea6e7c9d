import { type AddressBook, redirectKey } from './address-book'
import { isLeftAlone } from './left-alone'
import { isLocale, type Locale } from './locale'
import { oldHome } from './old-home'
import { familyOf, type PageRef } from './page'
import { pageAt } from './page-match'
import { pathOf } from './path'
import { readPath } from './raw-path'
import { type Redirect, splitTarget } from './redirect'
import { defaultLocaleOf, type Site, siteSpeaking, speaks } from './sites'

type Extra = { query?: string; fragment?: string }
/** Where an address leads in the end, every prefix, alias, old spelling and stored redirect taken together. */
export type Destination =
  | ({ kind: 'page'; site: Site; locale: Locale; page: PageRef; isExplicit: boolean } & Extra)
  | ({ kind: 'file'; path: string } & Extra)
  | { kind: 'nowhere'; locale?: Locale }

/** A place in the shop before it is known whether something is there. `isExplicit`: a prefix named the language. */
type Place = { site: Site; locale: Locale; rest: readonly string[]; isExplicit: boolean }

export function destinationOf(segments: readonly string[], site: Site, book: AddressBook): Destination {
  const home = oldHome(segments, site)
  const place = home ? homeOf(site, home) : placeOf(segments, site)
  return place ? follow(place, { full: segments, taken: [] }, book) : { kind: 'nowhere' }
}

function homeOf(site: Site, locale: Locale): Place {
  return { site: siteSpeaking(site, locale), locale, rest: [], isExplicit: true }
}

/** Reads the language prefix. Only Japanese leads to the sister site; a language that a site lacks is unknown there. */
function placeOf(segments: readonly string[], site: Site): Place | null {
  const [first = '', ...rest] = segments
  const prefix = first.toLowerCase()
  if (!isLocale(prefix)) return { site, locale: defaultLocaleOf(site), rest: segments, isExplicit: false }
  if (!speaks(site, prefix) && prefix !== 'ja') return null
  return { site: siteSpeaking(site, prefix), locale: prefix, rest, isExplicit: true }
}

type Seen = { full: readonly string[]; taken: readonly Redirect[] }

function follow(place: Place, { full, taken }: Seen, book: AddressBook): Destination {
  const { rest, ...where } = place
  const found = pageAt(rest, place.site, book)
  const row = rowFor([full, rest, ...spellings(found, place)], place.site, book, taken)
  if (row) return followRow(row, place, { full, taken: [...taken, row] }, book)
  return found && !isMisplaced(found, place) ? { kind: 'page', page: found, ...where } : nowhere(place)
}

const nowhere = ({ locale }: Place): Destination => ({ kind: 'nowhere', locale })

/** A redirect may be stored for the address that an alias leads to; looking there too keeps it one hop. */
function spellings(found: PageRef | null, { site, locale }: Place): readonly (readonly string[])[] {
  if (!found) return []
  return [locale, defaultLocaleOf(site)].map(each => segmentsOf(pathOf(found, site, each)))
}

function rowFor(
  keys: readonly (readonly string[])[],
  site: Site,
  book: AddressBook,
  taken: readonly Redirect[],
) {
  return keys
    .flatMap(segments => book.redirects.get(redirectKey(segments)) ?? [])
    .find(row => (!row.site || row.site === site) && !taken.includes(row))
}

function followRow(row: Redirect, from: Place, seen: Seen, book: AddressBook): Destination {
  const { path, ...extra } = splitTarget(row.to)
  const full = segmentsOf(path)
  if (isLeftAlone(path)) return { kind: 'file', path: `/${full.map(encodeURIComponent).join('/')}`, ...extra }
  const named = placeOf(full, from.site)
  if (!named) return nowhere(from)
  const end = follow(named.isExplicit ? named : { ...from, rest: full }, { ...seen, full }, book)
  return end.kind === 'nowhere' ? end : { ...end, ...joined(extra, end) }
}

function joined(first: Extra, then: Extra): Extra {
  return {
    query: [first.query, then.query].filter(Boolean).join('&'),
    fragment: then.fragment || first.fragment,
  }
}

/** An address that has no language, such as /robots.txt, under the prefix of one. */
const isMisplaced = (found: PageRef, { site, locale, isExplicit }: Place): boolean =>
  isExplicit && familyOf(found).locales === 'site' && locale !== defaultLocaleOf(site)

function segmentsOf(path: string): readonly string[] {
  const read = readPath(path)
  return read.ok ? read.segments : []
}
