import { PERSONAL_CAMPAIGNS } from '@/site/families'
import { familyOf, isFamilyKey, type PageRef, page } from '@/site/page'
import { isSite, type Site, treeOf } from '@/site/sites'
import type { Draft, Target } from './previewed-at'

export const articlePreview = ({ number }: Draft): Target | undefined =>
  typeof number === 'number' ? { page: page('article', String(number)) } : undefined

export function productPreview({ route }: Draft): Target | undefined {
  return isText(route) ? { page: page('product', route), product: route } : undefined
}

export function pagePreview({ route, sites }: Draft): Target | undefined {
  if (!isText(route)) return undefined
  const shown = pageOf(route)
  return { page: shown, site: siteOf(shown, sites), campaign: campaignOf(shown) }
}

/** Opens as the campaign will be when it begins; if it has begun, as it is now. */
export function campaignPreview({ route, sites, startTime }: Draft): Target | undefined {
  if (!isText(route)) return undefined
  const shown = pageOf(route)
  const begins = isText(startTime) ? Date.parse(startTime) : Number.NaN
  const at = begins > Date.now() ? begins : undefined
  return { page: shown, site: siteOf(shown, sites), campaign: route, at }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function pageOf(route: string): PageRef {
  const family = route.replaceAll('_', '-')
  if (isFamilyKey(family)) return page(family)
  return page(PERSONAL_CAMPAIGNS.includes(route) ? 'personal-campaign' : 'campaign', route)
}

const campaignOf = ({ family, params: [route] }: PageRef): string | undefined =>
  family === 'campaign' ? route : undefined

/** The first of the document's sites that has such a page; no site means all. */
function siteOf(shown: PageRef, sites: unknown): Site | undefined {
  const chosen = Array.isArray(sites) ? sites.filter(isSite) : []
  const possible: readonly Site[] = chosen.length > 0 ? chosen : ['com', 'discover_com']
  return possible.find(site => familyOf(shown).trees.includes(treeOf(site)))
}
