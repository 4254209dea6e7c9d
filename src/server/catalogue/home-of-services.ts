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
