import type { Region } from '@/site/regions'

/**
 * Where services are at home whose product does not tell: by country, those that hardly anybody subscribes to elsewhere,
 * and under `several` those of a few neighbours. Of Japan the catalogue knows all but one.
 */
const AT_HOME: Readonly<Record<string, { region: Region; routes: readonly string[] }>> = {
  several: { region: 'eu', routes: ['arte_downloader'] },
  au: { region: 'americas', routes: ['stan_downloader'] },
  br: { region: 'americas', routes: ['globoplay_downloader'] },
  ca: { region: 'americas', routes: ['crave_downloader'] },
  de: {
    region: 'eu',
    routes: ['ard_mediathek_downloader', 'joyn_downloader', 'rtl_plus_downloader', 'zdf_downloader'],
  },
  es: { region: 'eu', routes: ['movistar_plus_downloader', 'rtve_play_downloader'] },
  fr: {
    region: 'eu',
    routes: ['canal_plus_downloader', 'france_tv_downloader', 'm6_plus_downloader', 'tf1_plus_downloader'],
  },
  gb: {
    region: 'eu',
    routes: ['bbc_iplayer_downloader', 'channel_4_downloader', 'itvx_downloader', 'now_tv_downloader'],
  },
  it: { region: 'eu', routes: ['mediaset_infinity_downloader', 'raiplay_downloader'] },
  jp: { region: 'jp', routes: ['line_music_converter'] },
  nl: { region: 'eu', routes: ['videoland_downloader'] },
  us: {
    region: 'americas',
    routes: [
      'espn_plus_downloader',
      'hulu_downloader',
      'pandora_converter',
      'pantaya_downloader',
      'peacock_downloader',
      'roku_channel_downloader',
      'tubi_video_downloader',
    ],
  },
}

type Home = { country: string | undefined; region: Region }

const HOMES: ReadonlyMap<string, Home> = new Map(
  Object.entries(AT_HOME).flatMap(([key, { region, routes }]) => {
    const country = key === 'several' ? undefined : key
    return routes.map(route => [route, { country, region }] as const)
  }),
)

/** The region of a product’s service: what the catalogue says, if that is more than «global». */
export const regionOf = (route: string, { region }: { region: string }): string =>
  (region === 'global' ? HOMES.get(route)?.region : undefined) ?? region

/** The only country of a product’s service; undefined where it is at home in several, or the table does not know. */
export const countryOf = (route: string, product: { region: string }): string | undefined =>
  HOMES.get(route)?.country ?? (regionOf(route, product) === 'jp' ? 'jp' : undefined)
