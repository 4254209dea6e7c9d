import type { PricingLocale } from '@/pricing/vocabulary'

type PerLanguage = Record<PricingLocale, string>

/** What people search by who want to keep the videos of a service, or hear its music elsewhere. */
const OF_SERVICES: Record<'video' | 'music', (service: string) => PerLanguage> = {
  video: it => ({
    en: `${it} downloader, watch ${it} offline, save ${it} to a computer`,
    ja: `${it} ダウンローダー, ${it} オフライン再生, ${it} パソコン 保存`,
    de: `${it} Downloader, ${it} offline ansehen, ${it} auf dem Computer speichern`,
    es: `descargador de ${it}, ver ${it} sin conexión, guardar ${it} en el ordenador`,
    it: `downloader per ${it}, guardare ${it} offline, salvare ${it} sul computer`,
    fr: `téléchargeur ${it}, regarder ${it} hors ligne, enregistrer ${it} sur ordinateur`,
    zh: `${it} 下载器, ${it} 离线观看, ${it} 保存到电脑`,
  }),
  music: it => ({
    en: `${it} converter, ${it} to MP3, listen to ${it} offline`,
    ja: `${it} 変換ソフト, ${it} MP3 変換, ${it} オフライン再生`,
    de: `${it} Converter, ${it} in MP3 umwandeln, ${it} offline hören`,
    es: `convertidor de ${it}, ${it} a MP3, escuchar ${it} sin conexión`,
    it: `convertitore per ${it}, ${it} in MP3, ascoltare ${it} offline`,
    fr: `convertisseur ${it}, ${it} en MP3, écouter ${it} hors ligne`,
    zh: `${it} 转换器, ${it} 转 MP3, ${it} 离线收听`,
  }),
}

/** Of products that are named after what they do. Upgrades are sold to owners: nobody searches for them. */
const OF_PRODUCTS: Record<string, PerLanguage> = {
  video_downloader: {
    en: 'video downloader, save web videos, download playlists and channels',
    ja: '動画ダウンローダー, 動画 保存 ソフト, 再生リスト 一括保存',
    de: 'Video Downloader, Videos aus dem Netz speichern, Playlists herunterladen',
    es: 'descargador de vídeos, guardar vídeos de la web, descargar listas de reproducción',
    it: 'downloader video, salvare video dal web, scaricare playlist',
    fr: 'téléchargeur de vidéos, enregistrer des vidéos du web, télécharger des playlists',
    zh: '视频下载器, 保存网页视频, 批量下载播放列表',
  },
  m3u8_downloader: {
    en: 'M3U8 downloader, HLS to MP4, save an HLS stream',
    ja: 'M3U8 ダウンローダー, HLS MP4 変換, HLS ストリーム 保存',
    de: 'M3U8 Downloader, HLS in MP4, HLS-Stream speichern',
    es: 'descargador de M3U8, HLS a MP4, guardar un stream HLS',
    it: 'downloader M3U8, da HLS a MP4, salvare uno stream HLS',
    fr: 'téléchargeur M3U8, HLS en MP4, enregistrer un flux HLS',
    zh: 'M3U8 下载器, HLS 转 MP4, 保存 HLS 视频流',
  },
  mpd_downloader: {
    en: 'MPD downloader, MPEG-DASH to MP4, save a DASH stream',
    ja: 'MPD ダウンローダー, MPEG-DASH MP4 変換, DASH ストリーム 保存',
    de: 'MPD Downloader, MPEG-DASH in MP4, DASH-Stream speichern',
    es: 'descargador de MPD, MPEG-DASH a MP4, guardar un stream DASH',
    it: 'downloader MPD, da MPEG-DASH a MP4, salvare uno stream DASH',
    fr: 'téléchargeur MPD, MPEG-DASH en MP4, enregistrer un flux DASH',
    zh: 'MPD 下载器, MPEG-DASH 转 MP4, 保存 DASH 视频流',
  },
  video_ai: {
    en: 'AI video upscaler, enlarge videos, sharpen old recordings',
    ja: 'AI 動画 高画質化, 動画 拡大, 古い映像 鮮明化',
    de: 'Videos mit KI hochskalieren, Videos vergrößern, alte Aufnahmen schärfen',
    es: 'ampliar vídeos con IA, mejorar la calidad de un vídeo, dar nitidez a grabaciones antiguas',
    it: 'ingrandire video con l’IA, migliorare la qualità di un video, rendere nitide vecchie riprese',
    fr: 'agrandir des vidéos par IA, améliorer la qualité d’une vidéo, rendre nets d’anciens films',
    zh: 'AI 视频放大, 视频画质增强, 老录像清晰化',
  },
  all_in_one_video_suite: {
    en: 'streaming video downloader, all-in-one video downloader, watch streaming offline',
    ja: '動画配信 ダウンローダー, オールインワン 動画 保存, 配信 オフライン再生',
    de: 'Streaming Downloader, Video Downloader für alle Dienste, Streaming offline ansehen',
    es: 'descargador de streaming, descargador de vídeo todo en uno, ver streaming sin conexión',
    it: 'downloader per lo streaming, downloader video tutto in uno, guardare lo streaming offline',
    fr: 'téléchargeur de streaming, téléchargeur vidéo tout-en-un, regarder le streaming hors ligne',
    zh: '流媒体视频下载器, 全能视频下载器, 离线观看流媒体',
  },
  all_in_one_music_suite: {
    en: 'streaming music converter, all-in-one music converter, playlists to MP3',
    ja: '音楽配信 変換ソフト, オールインワン 音楽 変換, プレイリスト MP3 変換',
    de: 'Musik Converter für Streaming, Musik Converter für alle Dienste, Playlists in MP3',
    es: 'convertidor de música en streaming, convertidor de música todo en uno, listas de reproducción a MP3',
    it: 'convertitore di musica in streaming, convertitore musicale tutto in uno, playlist in MP3',
    fr: 'convertisseur de musique en streaming, convertisseur de musique tout-en-un, playlists en MP3',
    zh: '流媒体音乐转换器, 全能音乐转换器, 歌单转 MP3',
  },
  video_music_one: {
    en: 'video downloader and music converter, streaming offline, video and music suite',
    ja: '動画ダウンローダー 音楽変換 セット, 配信 オフライン再生, 動画 音楽 オールインワン',
    de: 'Video Downloader und Musik Converter, Streaming offline, Paket für Video und Musik',
    es: 'descargador de vídeo y convertidor de música, streaming sin conexión, paquete de vídeo y música',
    it: 'downloader video e convertitore musicale, streaming offline, pacchetto video e musica',
    fr: 'téléchargeur vidéo et convertisseur de musique, streaming hors ligne, pack vidéo et musique',
    zh: '视频下载器和音乐转换器, 流媒体离线播放, 视频音乐套装',
  },
}

type Searched = { route: string; service: string | null; line: string }

/** The keywords of a product page; undefined where none would be natural, and for the adult line. */
export function keywordsOf({ route, service, line }: Searched): PerLanguage | undefined {
  if (line !== 'video' && line !== 'music') return OF_PRODUCTS[route]
  return service === null ? OF_PRODUCTS[route] : OF_SERVICES[line](service)
}
