import { type AddressBook, redirectKey } from './address-book'
import { isLeftAlone } from './left-alone'
import type { Locale } from './locale'
import { familyOf, type PageRef } from './page'
import { pageAt } from './page-match'
import { type ParsedPath, parsePath, segmentsOf, startOf } from './parsed-path'
import { pathOf } from './path'
import { type Redirect, splitTarget } from './redirect'
import { defaultLocaleOf, type Site } from './sites'

type Extra = { query?: string; fragment?: string }
/** Where an address leads in the end, after every prefix, alias, old spelling and stored redirect. */
export type Destination =
  | ({ kind: 'page'; site: Site; locale: Locale; page: PageRef; isExplicit: boolean } & Extra)
  | ({ kind: 'file'; path: string } & Extra)
  | { kind: 'nowhere'; locale?: Locale }

type Step = ParsedPath & { full: readonly string[] }

export function destinationOf(segments: readonly string[], site: Site, book: AddressBook): Destination {
  const place = startOf(segments, site)
  if (!place) return { kind: 'nowhere' }
  const start = { ...place, full: segments }
  return follow(start, [], book) ?? endAt(start, book)
}

/** Undefined if redirects lead in a circle: then none of them counts. */
function follow(here: Step, seen: readonly string[], book: AddressBook): Destination | undefined {
  const name = nameOf(here)
  if (seen.includes(name)) return undefined
  const row = rowFor(here, book)
  return row ? followRow(row, here, [...seen, name], book) : endAt(here, book)
}

const nameOf = ({ site, locale, isExplicit, full }: Step): string =>
  [site, locale, isExplicit, ...full].join('/')

function endAt({ full: _, ...place }: Step, book: AddressBook): Destination {
  const { rest, ...where } = place
  const found = pageAt(rest, place.site, book)
  return found && !isMisplaced(found, place) ? { kind: 'page', page: found, ...where } : nowhere(place)
}

const nowhere = ({ locale }: ParsedPath): Destination => ({ kind: 'nowhere', locale })

function rowFor(here: Step, book: AddressBook): Redirect | undefined {
  return [here.full, here.rest, ...spellings(here, book)]
    .flatMap(segments => book.redirects.get(redirectKey(segments)) ?? [])
    .find(row => (!row.site || row.site === here.site) && !leadsTo(here, row))
}

/** A redirect may be stored for the address that an alias leads to; looking there too keeps it one hop. */
function spellings({ rest, site, locale }: Step, book: AddressBook): readonly (readonly string[])[] {
  const found = pageAt(rest, site, book)
  if (!found) return []
  return [locale, defaultLocaleOf(site)].map(each => segmentsOf(pathOf(found, site, each)))
}

function leadsTo(here: Step, row: Redirect): boolean {
  const next = nextOf(row, here)
  return next !== null && nameOf(next) === nameOf(here)
}

function nextOf({ to }: Redirect, from: Step): Step | null {
  const full = segmentsOf(splitTarget(to).path)
  const named = parsePath(full, from.site)
  return named && { ...(named.isExplicit ? named : { ...from, rest: full }), full }
}

function followRow(
  row: Redirect,
  from: Step,
  seen: readonly string[],
  book: AddressBook,
): Destination | undefined {
  const { path, ...extra } = splitTarget(row.to)
  if (isLeftAlone(path))
    return { kind: 'file', path: `/${segmentsOf(path).map(encodeURIComponent).join('/')}`, ...extra }
  const next = nextOf(row, from)
  const end = next ? follow(next, seen, book) : nowhere(from)
  return end && end.kind !== 'nowhere' ? { ...end, ...joined(extra, end) } : end
}

function joined(first: Extra, then: Extra): Extra {
  return {
    query: [first.query, then.query].filter(Boolean).join('&'),
    fragment: then.fragment || first.fragment,
  }
}

/** An address without a language, such as /robots.txt, under the prefix of one. */
const isMisplaced = (found: PageRef, { site, locale, isExplicit }: ParsedPath): boolean =>
  isExplicit && familyOf(found).locales === 'site' && locale !== defaultLocaleOf(site)
