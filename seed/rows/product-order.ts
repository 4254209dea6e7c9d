import { type CatalogueRow, catalogue, REGIONS } from './catalogue'

/** What visitors look for first, in this order; the rest follows by region, as the catalogue has it. */
const POPULAR = [
  'all_in_one_video_suite',
  'video_music_one',
  'all_in_one_music_suite',
  'netflix_downloader',
  'amazon_prime_video_downloader',
  'disney_plus_downloader',
  'hbo_max_downloader',
  'hulu_downloader',
  'apple_tv_plus_downloader',
  'spotify_converter',
  'apple_music_converter',
  'amazon_music_converter',
  'youtube_music_converter',
  'video_downloader',
  'm3u8_downloader',
  'mpd_downloader',
  'paramount_plus_downloader',
  'peacock_downloader',
  'video_ai',
]

/** Room for an editor to put a product between two others. */
const GAP = 10

const byRegion = REGIONS.flatMap(region => catalogue.filter(product => product.region === region))
const routes = [...new Set([...POPULAR, ...byRegion.map(({ route }) => route)])]
const positions = new Map(routes.map((route, index) => [route, (index + 1) * GAP]))

/** The sort-order map (SPEC 3): the same place for the Windows and the Mac product of a route. */
export function sortOrderOf({ route }: Pick<CatalogueRow, 'route'>): number {
  return positions.get(route) ?? (routes.length + 1) * GAP
}
