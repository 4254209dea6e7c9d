import type { Region } from '@/site/regions'

/**
 * Where services are at home whose product does not tell: those that a generic product opens, which itself is at home
 * everywhere, and those of one country or a few that the catalogue counts as global.
 */
const AT_HOME: Readonly<Record<string, Region>> = {
  ard_mediathek_downloader: 'eu',
  arte_downloader: 'eu',
  rtve_play_downloader: 'eu',
  zdf_downloader: 'eu',
  line_music_converter: 'jp',
  crave_downloader: 'americas',
  espn_plus_downloader: 'americas',
  globoplay_downloader: 'americas',
  hulu_downloader: 'americas',
  pandora_converter: 'americas',
  pantaya_downloader: 'americas',
  peacock_downloader: 'americas',
  roku_channel_downloader: 'americas',
  stan_downloader: 'americas',
  tubi_video_downloader: 'americas',
}

/** The region of a product’s service: what the catalogue says, if that is more than «global». */
export const regionOf = (route: string, { region }: { region: string }): string =>
  (region === 'global' ? AT_HOME[route] : undefined) ?? region

/** Services of one country, which nobody elsewhere subscribes to; of Japan are all that the catalogue has there. */
const OF_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  de: ['ard_mediathek_downloader', 'joyn_downloader', 'rtl_plus_downloader', 'zdf_downloader'],
  es: ['movistar_plus_downloader', 'rtve_play_downloader'],
  fr: ['canal_plus_downloader', 'france_tv_downloader', 'm6_plus_downloader', 'tf1_plus_downloader'],
  gb: ['bbc_iplayer_downloader', 'channel_4_downloader', 'itvx_downloader', 'now_tv_downloader'],
  it: ['mediaset_infinity_downloader', 'raiplay_downloader'],
  nl: ['videoland_downloader'],
}
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries(OF_COUNTRY).flatMap(([country, routes]) => routes.map(route => [route, country] as const)),
)

/** The only country of a product’s service; undefined where it is at home in several, or the table does not know. */
export const countryOf = (route: string, product: { region: string }): string | undefined =>
  COUNTRIES.get(route) ?? (regionOf(route, product) === 'jp' ? 'jp' : undefined)
