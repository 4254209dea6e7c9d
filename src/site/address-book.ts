import { ACCOUNT_SECTIONS, CAMPAIGNS, CHANGELOGS, LEGAL, PERSONAL_CAMPAIGNS } from './families'
import { readPath } from './raw-path'
import { type Redirect, redirectProblem } from './redirect'
import type { Hosts } from './sites'

/** A product whose `url` is empty is sold but has no page. */
export type AddressRows = {
  hosts: Hosts
  products: readonly { route: string; url: string; aliases: readonly string[] }[]
  genericRoutes: readonly { route: string; genericRoute: string }[]
  redirects: readonly Redirect[]
  guides: readonly string[]
  /** Routes beyond those of PAGES.md. */
  campaigns?: readonly string[]
  legal?: readonly string[]
}

/** Any name of a thing, as a key (lower case, underscores) → its current name. */
type Names = ReadonlyMap<string, string>

export type AddressBook = {
  hosts: Hosts
  /** What may stand at a `:word` of a path in `families.ts`. */
  pages: Record<NamedPart, Names>
  /** Every product that a quote or a checkout may name, with aliases and generic sites. */
  products: Names
  redirects: ReadonlyMap<string, readonly Redirect[]>
}

export type NamedPart =
  | 'product'
  | 'guide'
  | 'campaign'
  | 'personalCampaign'
  | 'legal'
  | 'changelog'
  | 'account'

/** 'Prime-Video-Downloader' → 'prime_video_downloader' */
export const keyOf = (text: string): string => text.toLowerCase().replaceAll('-', '_')

const FALLBACK_PRODUCT = 'all_in_one_video_suite'

export function addressBook(rows: AddressRows): AddressBook {
  const withPage = rows.products.filter(({ url }) => url !== '')
  const generic = rows.genericRoutes.map(({ route, genericRoute }): [string, string] => [route, genericRoute])
  const guides = new Set(rows.guides)
  return {
    hosts: rows.hosts,
    pages: {
      product: names([
        ...aliasesOf(withPage),
        ...selves(rows.genericRoutes.map(({ route }) => route)),
        ...routesOf(withPage),
      ]),
      guide: names([
        ...aliasesOf(rows.products.filter(({ route }) => guides.has(route))),
        ...selves(rows.guides),
      ]),
      campaign: names(selves([...CAMPAIGNS, ...(rows.campaigns ?? [])])),
      personalCampaign: names(selves(PERSONAL_CAMPAIGNS)),
      legal: names(selves([...LEGAL, ...(rows.legal ?? [])])),
      changelog: names(selves(CHANGELOGS)),
      account: names(selves(ACCOUNT_SECTIONS)),
    },
    products: names([...aliasesOf(rows.products), ...generic, ...routesOf(rows.products)]),
    redirects: byStart(rows.redirects.filter(row => redirectProblem(row) === null)),
  }
}

/**
 * The product that `?route=…` names (PAGES.md): aliases resolve silently, a generic site's route gives the generic
 * product, an unknown one the video all-in-one.
 */
export const productRoute = (book: AddressBook, text: string | undefined): string =>
  book.products.get(keyOf(text ?? '')) ?? FALLBACK_PRODUCT

/** ['de', 'Dtv-Downloader'] → 'de/dtv_downloader' */
export const redirectKey = (segments: readonly string[]): string => keyOf(segments.join('/'))

function byStart(redirects: readonly Redirect[]): ReadonlyMap<string, readonly Redirect[]> {
  const groups = new Map<string, Redirect[]>()
  for (const row of redirects) {
    const start = readPath(row.from)
    const key = redirectKey(start.ok ? start.segments : [])
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}

type Product = AddressRows['products'][number]
/** A later pair wins, so a route of today is never hidden by an alias of the same name. */
const names = (pairs: [string, string][]): Names => new Map(pairs.map(([name, now]) => [keyOf(name), now]))
const selves = (routes: readonly string[]) => routes.map((route): [string, string] => [route, route])
const routesOf = (products: readonly Product[]) => selves(products.map(({ route }) => route))
const aliasesOf = (products: readonly Product[]) =>
  products.flatMap(({ route, aliases }) => aliases.map((alias): [string, string] => [alias, route]))
