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
      ja: '動画 AI',
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
      en: 'Video One Upgrade',
      ja: '動画 One アップグレード',
      de: 'Upgrade auf Video One',
      es: 'Actualización a Vídeo One',
      it: 'Aggiornamento a Video One',
      fr: 'Mise à niveau vers Vidéo One',
      zh: '视频 One 升级',
    },
  ],
  [
    'video_pro_upgrade',
    {
      en: 'Video Pro Upgrade',
      ja: '動画 Pro アップグレード',
      de: 'Upgrade auf Video Pro',
      es: 'Actualización a Vídeo Pro',
      it: 'Aggiornamento a Video Pro',
      fr: 'Mise à niveau vers Vidéo Pro',
      zh: '视频 Pro 升级',
    },
  ],
  [
    'music_upgrade',
    {
      en: 'Music One Upgrade',
      ja: '音楽 One アップグレード',
      de: 'Upgrade auf Musik One',
      es: 'Actualización a Música One',
      it: 'Aggiornamento a Musica One',
      fr: 'Mise à niveau vers Musique One',
      zh: '音乐 One 升级',
    },
  ],
  [
    'video_music_one_upgrade',
    {
      en: 'Video + Music One Upgrade',
      ja: '動画＋音楽 One アップグレード',
      de: 'Upgrade auf Video + Musik One',
      es: 'Actualización a Vídeo + Música One',
      it: 'Aggiornamento a Video + Musica One',
      fr: 'Mise à niveau vers Vidéo + Musique One',
      zh: '视频＋音乐 One 升级',
    },
  ],
  [
    'video_music_pro_upgrade',
    {
      en: 'Video + Music Pro Upgrade',
      ja: '動画＋音楽 Pro アップグレード',
      de: 'Upgrade auf Video + Musik Pro',
      es: 'Actualización a Vídeo + Música Pro',
      it: 'Aggiornamento a Video + Musica Pro',
      fr: 'Mise à niveau vers Vidéo + Musique Pro',
      zh: '视频＋音乐 Pro 升级',
    },
  ],
  [
    'video_one_new',
    {
      en: 'Video One New',
      ja: '動画 One 新規',
      de: 'Video One Neu',
      es: 'Vídeo One Nuevo',
      it: 'Video One Nuovo',
      fr: 'Vidéo One Nouveau',
      zh: '视频 One 新购',
    },
  ],
  [
    'video_pro_new',
    {
      en: 'Video Pro New',
      ja: '動画 Pro 新規',
      de: 'Video Pro Neu',
      es: 'Vídeo Pro Nuevo',
      it: 'Video Pro Nuovo',
      fr: 'Vidéo Pro Nouveau',
      zh: '视频 Pro 新购',
    },
  ],
  [
    'video_music_one_new',
    {
      en: 'Video + Music One New',
      ja: '動画＋音楽 One 新規',
      de: 'Video + Musik One Neu',
      es: 'Vídeo + Música One Nuevo',
      it: 'Video + Musica One Nuovo',
      fr: 'Vidéo + Musique One Nouveau',
      zh: '视频＋音乐 One 新购',
    },
  ],
  [
    'video_music_pro_new',
    {
      en: 'Video + Music Pro New',
      ja: '動画＋音楽 Pro 新規',
      de: 'Video + Musik Pro Neu',
      es: 'Vídeo + Música Pro Nuevo',
      it: 'Video + Musica Pro Nuovo',
      fr: 'Vidéo + Musique Pro Nouveau',
      zh: '视频＋音乐 Pro 新购',
    },
  ],
  [
    'video_pro_future',
    {
      en: 'Video Pro Future Products',
      ja: '動画 Pro 今後の製品',
      de: 'Video Pro mit künftigen Produkten',
      es: 'Vídeo Pro con productos futuros',
      it: 'Video Pro con prodotti futuri',
      fr: 'Vidéo Pro avec produits à venir',
      zh: '视频 Pro 未来产品',
    },
  ],
  [
    'video_music_pro_future',
    {
      en: 'Video + Music Pro Future Products',
      ja: '動画＋音楽 Pro 今後の製品',
      de: 'Video + Musik Pro mit künftigen Produkten',
      es: 'Vídeo + Música Pro con productos futuros',
      it: 'Video + Musica Pro con prodotti futuri',
      fr: 'Vidéo + Musique Pro avec produits à venir',
      zh: '视频＋音乐 Pro 未来产品',
    },
  ],
  [
    'adult_pro',
    {
      en: 'Adult Bundle Pro',
      ja: 'アダルト動画セット Pro',
      de: 'Erwachsenenpaket Pro',
      es: 'Paquete para adultos Pro',
      it: 'Pacchetto per adulti Pro',
      fr: 'Pack pour adultes Pro',
      zh: '成人视频套装 Pro',
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
      en: 'Future New Products',
      ja: '今後の新製品',
      de: 'Künftige neue Produkte',
      es: 'Futuros productos nuevos',
      it: 'Nuovi prodotti futuri',
      fr: 'Nouveaux produits à venir',
      zh: '未来新产品',
    },
  ],
  [
    '3pc',
    {
      en: '3-PC Licence',
      ja: 'PC 3 台ライセンス',
      de: 'Lizenz für 3 PCs',
      es: 'Licencia para 3 PC',
      it: 'Licenza per 3 PC',
      fr: 'Licence pour 3 PC',
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
