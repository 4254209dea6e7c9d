import { type CatalogueRow, catalogue } from './catalogue'

/** What the bundles of two products contain, in the order of their name (SPEC 2). */
const PAIRS: Record<string, readonly [string, string]> = {
  PV_NF: ['amazon_prime_video_downloader', 'netflix_downloader'],
  PV_FZ: ['amazon_prime_video_downloader', 'fanza_downloader'],
  FZ_UN: ['fanza_downloader', 'u_next_downloader'],
  PV_DN: ['amazon_prime_video_downloader', 'disney_plus_downloader'],
  NF_DN: ['netflix_downloader', 'disney_plus_downloader'],
}

/** The pids of the two products in a bundle such as PV_NF, on the bundle's own system; [] for any other product. */
export function pairOf({ route, os }: Pick<CatalogueRow, 'route' | 'os'>): number[] {
  const included = Object.hasOwn(PAIRS, route) ? (PAIRS[route] ?? []) : []
  return included.flatMap(single =>
    catalogue.filter(product => product.route === single && product.os === os).map(({ pid }) => pid),
  )
}
