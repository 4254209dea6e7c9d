import type { PricingLocale } from '@/pricing/vocabulary'
import type { Localized } from '../localized'

/** How a service is called where that differs from its English name. */
export const SERVICE_NAMES: ReadonlyMap<string, Partial<Record<PricingLocale, string>>> = new Map([
  ['iqiyi_downloader', { zh: '爱奇艺' }],
  ['nhk_plus_downloader', { ja: 'NHKプラス' }],
  ['niconico_downloader', { ja: 'ニコニコ動画' }],
  ['d_anime_downloader', { ja: 'dアニメストア' }],
  ['wowow_downloader', { ja: 'WOWOWオンデマンド' }],
  [
    'hulu_jp_downloader',
    {
      ja: 'Hulu（日本）',
      de: 'Hulu Japan',
      es: 'Hulu Japón',
      it: 'Hulu Giappone',
      fr: 'Hulu Japon',
      zh: 'Hulu 日本',
    },
  ],
  [
    'youtube_movies_downloader',
    {
      ja: 'YouTube 映画',
      es: 'películas de YouTube',
      it: 'film di YouTube',
      fr: 'de films YouTube',
      zh: 'YouTube 电影',
    },
  ],
])

/** Products that are not named after one service. */
export const WRITTEN_NAMES: ReadonlyMap<string, Localized> = new Map([
  [
    'video_downloader',
    {
      en: 'Video Downloader',
      ja: '動画ダウンローダー',
      de: 'Video-Downloader',
      es: 'Descargador de vídeos',
      it: 'Downloader di video',
      fr: 'Téléchargeur de vidéos',
      zh: '视频下载器',
    },
  ],
  [
    'm3u8_downloader',
    {
      en: 'DRM M3U8 Downloader',
      ja: 'DRM M3U8 ダウンローダー',
      de: 'DRM-M3U8-Downloader',
      es: 'Descargador de M3U8 con DRM',
      it: 'Downloader per M3U8 con DRM',
      fr: 'Téléchargeur M3U8 avec DRM',
      zh: 'DRM M3U8 下载器',
    },
  ],
  [
    'mpd_downloader',
    {
      en: 'DRM MPD Downloader',
      ja: 'DRM MPD ダウンローダー',
      de: 'DRM-MPD-Downloader',
      es: 'Descargador de MPD con DRM',
      it: 'Downloader per MPD con DRM',
      fr: 'Téléchargeur MPD avec DRM',
      zh: 'DRM MPD 下载器',
    },
  ],
  [
    'adult_downloader',
    {
      en: 'Adult Downloader',
      ja: 'アダルト動画ダウンローダー',
      de: 'Downloader für Erwachsenenvideos',
      es: 'Descargador de vídeos para adultos',
      it: 'Downloader di video per adulti',
      fr: 'Téléchargeur de vidéos pour adultes',
      zh: '成人视频下载器',
    },
  ],
  [
    'video_ai',
    {
      en: 'Video AI',
      ja: '動画AI',
      de: 'Video-KI',
      es: 'IA de vídeo',
      it: 'IA video',
      fr: 'IA vidéo',
      zh: '视频 AI',
    },
  ],
  [
    'all_in_one_video_suite',
    {
      en: 'Video All-in-One',
      ja: '動画オールインワン',
      de: 'Video-Komplettpaket',
      es: 'Vídeo todo en uno',
      it: 'Video tutto in uno',
      fr: 'Vidéo tout-en-un',
      zh: '视频全能套装',
    },
  ],
  [
    'adult_aio',
    {
      en: 'Adult Bundle',
      ja: 'アダルト動画セット',
      de: 'Erwachsenenpaket',
      es: 'Paquete para adultos',
      it: 'Pacchetto per adulti',
      fr: 'Pack pour adultes',
      zh: '成人视频套装',
    },
  ],
  [
    'all_in_one_music_suite',
    {
      en: 'Music All-in-One',
      ja: '音楽オールインワン',
      de: 'Musik-Komplettpaket',
      es: 'Música todo en uno',
      it: 'Musica tutto in uno',
      fr: 'Musique tout-en-un',
      zh: '音乐全能套装',
    },
  ],
  [
    'video_music_one',
    {
      en: 'Video + Music All-in-One',
      ja: '動画＋音楽オールインワン',
      de: 'Video- und Musik-Komplettpaket',
      es: 'Vídeo y música todo en uno',
      it: 'Video e musica tutto in uno',
      fr: 'Vidéo et musique tout-en-un',
      zh: '视频＋音乐全能套装',
    },
  ],
  [
    'video_one_upgrade',
    {
      en: 'Video All-in-One Upgrade',
      ja: '動画オールインワン アップグレード',
      de: 'Upgrade auf das Video-Komplettpaket',
      es: 'Ampliación a Vídeo todo en uno',
      it: 'Upgrade a Video tutto in uno',
      fr: 'Passage à Vidéo tout-en-un',
      zh: '视频全能套装（升级）',
    },
  ],
  [
    'video_pro_upgrade',
    {
      en: 'Video All-in-One Upgrade, 3 Computers',
      ja: '動画オールインワン アップグレード（3台用）',
      de: 'Upgrade auf das Video-Komplettpaket, 3 Computer',
      es: 'Ampliación a Vídeo todo en uno para 3 ordenadores',
      it: 'Upgrade a Video tutto in uno per 3 computer',
      fr: 'Passage à Vidéo tout-en-un pour 3 ordinateurs',
      zh: '视频全能套装（升级，3 台电脑）',
    },
  ],
  [
    'music_upgrade',
    {
      en: 'Music All-in-One Upgrade',
      ja: '音楽オールインワン アップグレード',
      de: 'Upgrade auf das Musik-Komplettpaket',
      es: 'Ampliación a Música todo en uno',
      it: 'Upgrade a Musica tutto in uno',
      fr: 'Passage à Musique tout-en-un',
      zh: '音乐全能套装（升级）',
    },
  ],
  [
    'video_music_one_upgrade',
    {
      en: 'Video + Music All-in-One Upgrade',
      ja: '動画＋音楽オールインワン アップグレード',
      de: 'Upgrade auf das Video- und Musik-Komplettpaket',
      es: 'Ampliación a Vídeo y música todo en uno',
      it: 'Upgrade a Video e musica tutto in uno',
      fr: 'Passage à Vidéo et musique tout-en-un',
      zh: '视频＋音乐全能套装（升级）',
    },
  ],
  [
    'video_music_pro_upgrade',
    {
      en: 'Video + Music All-in-One Upgrade, 3 Computers',
      ja: '動画＋音楽オールインワン アップグレード（3台用）',
      de: 'Upgrade auf das Video- und Musik-Komplettpaket, 3 Computer',
      es: 'Ampliación a Vídeo y música todo en uno para 3 ordenadores',
      it: 'Upgrade a Video e musica tutto in uno per 3 computer',
      fr: 'Passage à Vidéo et musique tout-en-un pour 3 ordinateurs',
      zh: '视频＋音乐全能套装（升级，3 台电脑）',
    },
  ],
  [
    'video_one_new',
    {
      en: 'Video All-in-One for Another System',
      ja: '動画オールインワン（別のOS用）',
      de: 'Video-Komplettpaket für ein weiteres System',
      es: 'Vídeo todo en uno para otro sistema',
      it: 'Video tutto in uno per un altro sistema',
      fr: 'Vidéo tout-en-un pour un autre système',
      zh: '视频全能套装（另一系统）',
    },
  ],
  [
    'video_pro_new',
    {
      en: 'Video All-in-One for Another System, 3 Computers',
      ja: '動画オールインワン（別のOS用・3台）',
      de: 'Video-Komplettpaket für ein weiteres System, 3 Computer',
      es: 'Vídeo todo en uno para otro sistema, 3 ordenadores',
      it: 'Video tutto in uno per un altro sistema, 3 computer',
      fr: 'Vidéo tout-en-un pour un autre système, 3 ordinateurs',
      zh: '视频全能套装（另一系统，3 台电脑）',
    },
  ],
  [
    'video_music_one_new',
    {
      en: 'Video + Music All-in-One for Suite Owners',
      ja: '動画＋音楽オールインワン（セットをお持ちの方用）',
      de: 'Video- und Musik-Komplettpaket für Paketbesitzer',
      es: 'Vídeo y música todo en uno para quien ya tiene una suite',
      it: 'Video e musica tutto in uno per chi ha già una suite',
      fr: 'Vidéo et musique tout-en-un pour qui a déjà une suite',
      zh: '视频＋音乐全能套装（已有套装者）',
    },
  ],
  [
    'video_music_pro_new',
    {
      en: 'Video + Music All-in-One for Suite Owners, 3 Computers',
      ja: '動画＋音楽オールインワン（セットをお持ちの方用・3台）',
      de: 'Video- und Musik-Komplettpaket für Paketbesitzer, 3 Computer',
      es: 'Vídeo y música todo en uno para quien ya tiene una suite, 3 ordenadores',
      it: 'Video e musica tutto in uno per chi ha già una suite, 3 computer',
      fr: 'Vidéo et musique tout-en-un pour qui a déjà une suite, 3 ordinateurs',
      zh: '视频＋音乐全能套装（已有套装者，3 台电脑）',
    },
  ],
  [
    'video_pro_future',
    {
      en: 'Video All-in-One, Extension to 3 Computers',
      ja: '動画オールインワン（3台への拡張）',
      de: 'Video-Komplettpaket, Erweiterung auf 3 Computer',
      es: 'Vídeo todo en uno, ampliación a 3 ordenadores',
      it: 'Video tutto in uno, estensione a 3 computer',
      fr: 'Vidéo tout-en-un, extension à 3 ordinateurs',
      zh: '视频全能套装（扩展到 3 台电脑）',
    },
  ],
  [
    'video_music_pro_future',
    {
      en: 'Video + Music All-in-One, Extension to 3 Computers',
      ja: '動画＋音楽オールインワン（3台への拡張）',
      de: 'Video- und Musik-Komplettpaket, Erweiterung auf 3 Computer',
      es: 'Vídeo y música todo en uno, ampliación a 3 ordenadores',
      it: 'Video e musica tutto in uno, estensione a 3 computer',
      fr: 'Vidéo et musique tout-en-un, extension à 3 ordinateurs',
      zh: '视频＋音乐全能套装（扩展到 3 台电脑）',
    },
  ],
  [
    'adult_pro',
    {
      en: 'Adult Bundle, 3 Computers',
      ja: 'アダルト動画セット（3台用）',
      de: 'Erwachsenenpaket für 3 Computer',
      es: 'Paquete para adultos, 3 ordenadores',
      it: 'Pacchetto per adulti, 3 computer',
      fr: 'Pack pour adultes, 3 ordinateurs',
      zh: '成人视频套装（3 台电脑）',
    },
  ],
  ['PV_NF', pair('Amazon Prime Video', 'Netflix')],
  ['PV_FZ', pair('Amazon Prime Video', 'FANZA')],
  ['FZ_UN', pair('FANZA', 'U-NEXT')],
  ['PV_DN', pair('Amazon Prime Video', 'Disney+')],
  ['NF_DN', pair('Netflix', 'Disney+')],
  [
    'future_new_products',
    {
      en: 'All Future Products',
      ja: '今後の新製品すべて',
      de: 'Alle künftigen Produkte',
      es: 'Todos los productos futuros',
      it: 'Tutti i prodotti futuri',
      fr: 'Tous les produits à venir',
      zh: '所有未来产品',
    },
  ],
  [
    '3pc',
    {
      en: 'License for 3 Computers',
      ja: 'パソコン3台用ライセンス',
      de: 'Lizenz für 3 Computer',
      es: 'Licencia para 3 ordenadores',
      it: 'Licenza per 3 computer',
      fr: 'Licence pour 3 ordinateurs',
      zh: '3 台电脑许可证',
    },
  ],
])

function pair(first: string, second: string): Localized {
  return {
    en: `${first} + ${second}`,
    ja: `${first}＋${second}`,
    de: `${first} und ${second}`,
    es: `${first} y ${second}`,
    it: `${first} e ${second}`,
    fr: `${first} et ${second}`,
    zh: `${first}＋${second}`,
  }
}
