import type { Line } from '@/pricing'
import { BROADCAST } from './broadcast'
import { CINEMA } from './cinema'
import { PASTIMES } from './pastimes'
import { PLACES } from './places'
import { SOUND } from './sound'

export const GLYPHS = { ...BROADCAST, ...CINEMA, ...PLACES, ...PASTIMES, ...SOUND }
export type GlyphName = keyof typeof GLYPHS

/** What a service is about or where it is at home; never its name's letters, nor a mark of its own. */
export const OWN = {
  video: {
    abema_downloader: 'dish',
    amazon_prime_video_downloader: 'parcel',
    apple_tv_plus_downloader: 'remote',
    ard_mediathek_downloader: 'columnGate',
    arte_downloader: 'palette',
    bbc_iplayer_downloader: 'clockTower',
    bilibili_downloader: 'pagoda',
    canal_plus_downloader: 'clapper',
    channel_4_downloader: 'studioCamera',
    crave_downloader: 'mapleLeaf',
    crunchyroll_downloader: 'foxMask',
    d_anime_downloader: 'starWand',
    dailymotion_downloader: 'calendar',
    discovery_plus_downloader: 'compass',
    disney_plus_downloader: 'crown',
    dmm_downloader: 'gamepad',
    espn_plus_downloader: 'trophy',
    facebook_downloader: 'friends',
    fod_downloader: 'snowPeak',
    france_tv_downloader: 'latticeTower',
    globoplay_downloader: 'palmBeach',
    hbo_max_downloader: 'theatreMask',
    hulu_downloader: 'sofa',
    hulu_jp_downloader: 'toriiGate',
    iqiyi_downloader: 'lantern',
    itvx_downloader: 'teacup',
    joyn_downloader: 'televisionSet',
    lemino_downloader: 'stage',
    m3u8_downloader: 'segments',
    m6_plus_downloader: 'chefsHat',
    mediaset_infinity_downloader: 'arena',
    movistar_plus_downloader: 'football',
    mpd_downloader: 'layers',
    netflix_downloader: 'popcorn',
    nhk_plus_downloader: 'radioMast',
    niconico_downloader: 'commentScreen',
    now_tv_downloader: 'ticket',
    pantaya_downloader: 'filmReel',
    paramount_plus_downloader: 'directorsChair',
    peacock_downloader: 'skyline',
    pluto_tv_downloader: 'schedule',
    raiplay_downloader: 'leaningTower',
    rakuten_tv_downloader: 'shoppingBag',
    roku_channel_downloader: 'streamingStick',
    rtl_plus_downloader: 'cathedral',
    rtve_play_downloader: 'guitar',
    skyshowtime_downloader: 'nightSky',
    stan_downloader: 'surf',
    tf1_plus_downloader: 'reportersMicrophone',
    tubi_video_downloader: 'projector',
    tver_downloader: 'replayClock',
    twitch_downloader: 'headset',
    u_next_downloader: 'openBook',
    udemy_downloader: 'mortarboard',
    video_downloader: 'filmStrip',
    videoland_downloader: 'windmill',
    viki_downloader: 'speechHeart',
    vimeo_downloader: 'aperture',
    wowow_downloader: 'racket',
    youtube_downloader: 'ringLight',
    youtube_movies_downloader: 'filmGlasses',
    zdf_downloader: 'mountainLake',
    all_in_one_video_suite: 'screens',
  },
  music: {
    amazon_music_converter: 'smartSpeaker',
    apple_music_converter: 'earbuds',
    audible_converter: 'audioBook',
    deezer_converter: 'boombox',
    line_music_converter: 'singersMicrophone',
    napster_converter: 'cassette',
    pandora_converter: 'radioSet',
    qobuz_converter: 'turntable',
    soundcloud_converter: 'mixer',
    spotify_converter: 'vinyl',
    tidal_converter: 'metronome',
    youtube_music_converter: 'mirrorBall',
    all_in_one_music_suite: 'recordCrate',
  },
  adult: {
    adult_downloader: 'curtain',
    fansly_downloader: 'bell',
    fanza_downloader: 'keyhole',
    fc2_downloader: 'bedsideLamp',
    mgstage_downloader: 'spotlight',
    onlyfans_downloader: 'lockedProfile',
    adult_aio: 'cabinet',
    adult_pro: 'safe',
  },
  ai: {
    video_ai: 'sparkle',
  },
  video_music: {
    video_music_one: 'screenAndNote',
  },
} satisfies Partial<Record<Line, Record<string, GlyphName>>>

/** An upgrade shows the suite that it leads to. */
const LEADS_TO: [route: RegExp, sign: Sign][] = [
  [/^video_music_/, { name: 'screenAndNote', line: 'video_music' }],
  [/^video_(one|pro)_/, { name: 'screens', line: 'video' }],
  [/^music_upgrade$/, { name: 'recordCrate', line: 'music' }],
  [/^[A-Z]{2}_[A-Z]{2}$/, { name: 'pair', line: 'video' }],
]

const BY_LINE: Partial<Record<Line, GlyphName>> = { music: 'quaver', adult: 'curtain', ai: 'sparkle' }

export type Sign = { name: GlyphName; line: Line }

const SIGNS: ReadonlyMap<string, Sign> = new Map(
  Object.entries(OWN).flatMap(([line, names]) =>
    Object.entries(names).map(([route, name]): [string, Sign] => [
      route,
      { name, line: line as keyof typeof OWN },
    ]),
  ),
)

/** A service that an editor added yesterday shows the sign of its line. */
export const signOf = (route: string, line: Line = 'video'): Sign =>
  SIGNS.get(route) ??
  LEADS_TO.find(([form]) => form.test(route))?.[1] ?? { name: BY_LINE[line] ?? 'playScreen', line }
