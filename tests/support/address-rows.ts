import type { AddressRows } from '@/site/address-book'
import { DEFAULT_HOSTS } from '@/site/sites'

/** The routes of the catalogue that have an address. */
export const SINGLES = [
  'video_downloader',
  'm3u8_downloader',
  'mpd_downloader',
  'netflix_downloader',
  'amazon_prime_video_downloader',
  'disney_plus_downloader',
  'hbo_max_downloader',
  'hulu_downloader',
  'apple_tv_plus_downloader',
  'paramount_plus_downloader',
  'peacock_downloader',
  'discovery_plus_downloader',
  'crunchyroll_downloader',
  'espn_plus_downloader',
  'tubi_video_downloader',
  'roku_channel_downloader',
  'pluto_tv_downloader',
  'viki_downloader',
  'iqiyi_downloader',
  'stan_downloader',
  'crave_downloader',
  'globoplay_downloader',
  'u_next_downloader',
  'dmm_downloader',
  'abema_downloader',
  'lemino_downloader',
  'tver_downloader',
  'nhk_plus_downloader',
  'fod_downloader',
  'hulu_jp_downloader',
  'niconico_downloader',
  'd_anime_downloader',
  'wowow_downloader',
  'canal_plus_downloader',
  'tf1_plus_downloader',
  'm6_plus_downloader',
  'france_tv_downloader',
  'joyn_downloader',
  'rtl_plus_downloader',
  'bbc_iplayer_downloader',
  'itvx_downloader',
  'channel_4_downloader',
  'raiplay_downloader',
  'mediaset_infinity_downloader',
  'movistar_plus_downloader',
  'rakuten_tv_downloader',
  'skyshowtime_downloader',
  'now_tv_downloader',
  'videoland_downloader',
  'adult_downloader',
  'fanza_downloader',
  'mgstage_downloader',
  'fc2_downloader',
  'onlyfans_downloader',
  'spotify_converter',
  'apple_music_converter',
  'amazon_music_converter',
  'youtube_music_converter',
  'tidal_converter',
  'deezer_converter',
  'soundcloud_converter',
  'pandora_converter',
  'line_music_converter',
  'qobuz_converter',
  'audible_converter',
  'napster_converter',
  'video_ai',
]

export const SUITES = [
  'all_in_one_video_suite',
  'all_in_one_music_suite',
  'video_music_one',
  'video_one_upgrade',
  'video_pro_upgrade',
  'music_upgrade',
  'video_music_one_upgrade',
  'video_music_pro_upgrade',
  'video_one_new',
  'video_pro_new',
  'video_music_one_new',
  'video_music_pro_new',
  'video_pro_future',
  'video_music_pro_future',
]

/** Sold, but without a page of their own. */
export const PAGELESS = [
  'pantaya_downloader',
  'twitch_downloader',
  'youtube_movies_downloader',
  'adult_aio',
  'adult_pro',
  'PV_NF',
  'PV_FZ',
  'FZ_UN',
  'PV_DN',
  'NF_DN',
  'future_new_products',
  '3pc',
]

export const GENERIC_ROUTES = [
  { route: 'youtube_downloader', genericRoute: 'video_downloader' },
  { route: 'vimeo_downloader', genericRoute: 'video_downloader' },
  { route: 'dailymotion_downloader', genericRoute: 'video_downloader' },
  { route: 'facebook_downloader', genericRoute: 'video_downloader' },
  { route: 'bilibili_downloader', genericRoute: 'video_downloader' },
  { route: 'arte_downloader', genericRoute: 'm3u8_downloader' },
  { route: 'ard_mediathek_downloader', genericRoute: 'm3u8_downloader' },
  { route: 'rtve_play_downloader', genericRoute: 'm3u8_downloader' },
  { route: 'udemy_downloader', genericRoute: 'mpd_downloader' },
  { route: 'zdf_downloader', genericRoute: 'mpd_downloader' },
  { route: 'fansly_downloader', genericRoute: 'adult_downloader' },
]

const ALIASES: Record<string, string[]> = {
  amazon_prime_video_downloader: ['prime_video_downloader'],
  hbo_max_downloader: ['max_downloader'],
  all_in_one_video_suite: ['aio', 'video_aio', 'video_one'],
  all_in_one_music_suite: ['music_aio'],
  video_music_one: ['video_music_aio'],
}

export const REDIRECTS = [
  { from: '/dtv-downloader', to: '/lemino-downloader' },
  { from: '/tubi-downloader', to: '/tubi-video-downloader' },
  { from: '/funimation-downloader', to: '/crunchyroll-downloader' },
]

const urlOf = (route: string) => `/${route.replaceAll('_', '-')}`

/** The address rows of the seeded shop, as the tests of `site` need them. */
export const ADDRESS_ROWS: AddressRows = {
  hosts: DEFAULT_HOSTS,
  products: [
    ...[...SINGLES, ...SUITES].map(route => ({ route, url: urlOf(route), aliases: ALIASES[route] ?? [] })),
    ...PAGELESS.map(route => ({ route, url: '', aliases: [] })),
  ],
  genericRoutes: GENERIC_ROUTES,
  redirects: REDIRECTS,
  guides: ['netflix_downloader', 'amazon_prime_video_downloader', 'lemino_downloader'],
}
