import { inEveryLanguage, type Localized } from '../localized'
import type { CatalogueRow } from './catalogue'

/**
 * Spanish and Italian short codes that differ from the English ones, and reuse a code that names another product
 * there: `DP` is Discovery+, `MP` DRM MPD, `RT` Rakuten TV, `IT` ITVX. They came with the catalogue (SPEC 3) and are
 * printed on licences that customers hold, so they stay: a short name never identifies a product, its pid does.
 */
const REUSED_CODES: ReadonlyMap<string, { es?: string; it?: string }> = new Map([
  ['disney_plus_downloader', { es: 'DP' }],
  ['movistar_plus_downloader', { es: 'MP' }],
  ['raiplay_downloader', { it: 'RT' }],
  ['mediaset_infinity_downloader', { it: 'IT' }],
])

/** A product's short code: one for all languages but for the reused ones. */
export function shortNameOf({ route, short }: Pick<CatalogueRow, 'route' | 'short'>): Localized {
  return { ...inEveryLanguage(() => short), ...REUSED_CODES.get(route) }
}
