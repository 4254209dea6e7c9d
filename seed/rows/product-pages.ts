import { type CatalogueRow, catalogue } from './catalogue'
import { genericRoutes } from './generic-routes'

/** A page that sells: a product's own, or that of a site which a generic product serves. */
export type ProductPage = { route: string; generic_route: string | null; site_name: string | null }

/** Products that are named after what they do, not after a service. */
const TOOLS: ReadonlySet<string> = new Set([
  'video_downloader',
  'm3u8_downloader',
  'mpd_downloader',
  'adult_downloader',
  'video_ai',
])

function serviceOf({ route, name, prod_type }: CatalogueRow): string | null {
  if (prod_type !== 'single' || TOOLS.has(route)) return null
  return name.replace(/ (Downloader|Converter)$/, '')
}

const ownPages = new Map(
  catalogue
    .filter(({ url }) => url !== '')
    .map(row => [row.route, { route: row.route, generic_route: null, site_name: serviceOf(row) }]),
)

/** Every product page of the shop once: Windows and Mac share it (PAGES «product pages»). */
export const productPages: readonly ProductPage[] = [
  ...ownPages.values(),
  ...genericRoutes.map(({ route, site, generic_route }) => ({ route, generic_route, site_name: site })),
]
