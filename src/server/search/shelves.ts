import { keyOf } from '@/site/address-book'
import { campaignState } from '@/site/campaign-state'
import { EVENT_CENTER, FAMILIES, type FamilyKey } from '@/site/families'
import { isFamilyKey, type PageRef, page } from '@/site/page'
import type { Visit } from '@/site/visit'
import { addresses } from '../addresses/known-addresses'
import type { CardProduct } from '../catalogue/product-cards'
import { productPages } from '../catalogue/product-pages'
import { ruleBook } from '../rule-book/live'

/** What is searched beside articles: products and their names, guides by route, other pages of the shop by key. */
export type Shelves = {
  items: readonly CardProduct[]
  guides: readonly string[]
  pages: readonly string[]
  legal: readonly string[]
}

export const NO_SHELVES: Shelves = { items: [], guides: [], pages: [], legal: [] }

/** No guide of an adult product (DOMAIN 1), no campaign that is over or has not begun. */
export async function shelvesOf(visit: Visit, items: readonly CardProduct[]): Promise<Shelves> {
  const [snapshot, pages] = await Promise.all([ruleBook(), otherPages(visit)])
  const shown = new Set(
    productPages(snapshot).all.flatMap(({ route, line }) => (line === 'adult' ? [] : route)),
  )
  const keysOf = (isMeant: (family: FamilyKey) => boolean) =>
    [...pages].flatMap(([key, { family }]) => (isMeant(family) ? key : []))
  return {
    items,
    guides: snapshot.addresses.guides.flatMap(({ route }) => (shown.has(route) ? route : [])),
    pages: keysOf(family => family !== 'legal'),
    legal: keysOf(family => family === 'legal'),
  }
}

/** Pages that search engines list and that are no product, guide or article, by the key of their row. */
export async function otherPages({ at }: Pick<Visit, 'at'>): Promise<ReadonlyMap<string, PageRef>> {
  const [{ book }, { pages }] = await Promise.all([ruleBook(), addresses()])
  const rests = (route: string) => {
    const campaigns = book.campaignsOf(route)
    return campaigns.length > 0 && campaigns.every(campaign => campaignState(campaign, at) !== 'running')
  }
  const campaigns = [...pages.campaign.values()].filter(route => route === EVENT_CENTER || !rests(route))
  return new Map([
    ...FIXED.map((family): [string, PageRef] => [keyOf(family), page(family)]),
    ...[...pages.legal.values()].map((key): [string, PageRef] => [key, page('legal', key)]),
    ...campaigns.map((route): [string, PageRef] => [route, page('campaign', route)]),
  ])
}

const isFixed = (family: FamilyKey): boolean => {
  const { paths, trees, indexable, locales } = FAMILIES[family]
  return (
    indexable && locales === 'prefix' && trees[0] === 'shop' && !paths[0].includes(':') && family !== 'home'
  )
}

const FIXED = Object.keys(FAMILIES).filter(isFamilyKey).filter(isFixed)
