import type { ContentTexts } from '../texts'

export const bestLists: ContentTexts['bestLists'] = {
  'video-downloaders': {
    title: 'Our video downloaders, by purpose',
    intro:
      'A selection by the makers among their own products. It is sorted by what people want to do, not by marks, and it assumes titles that your own access plays and that you may keep privately.',
    entries: [
      {
        route: 'netflix_downloader',
        title: 'For several languages: Netflix Downloader',
        text: 'Few catalogs are dubbed and subtitled as widely. Keep two sound tracks and the captions in one file, season by season.',
      },
      {
        route: 'amazon_prime_video_downloader',
        title: 'For a mixed shelf: Amazon Prime Video Downloader',
        text: 'Titles included with Prime, added channels and rentals stand side by side, and you see which is which before you save.',
      },
      {
        route: 'disney_plus_downloader',
        title: 'For children on the road: Disney+ Downloader',
        text: 'Dubbed films as plain MP4 files in a folder per child. The tablet needs nothing but a player.',
      },
      {
        route: 'bbc_iplayer_downloader',
        title: 'For British drama: BBC iPlayer Downloader',
        text: 'Box sets and documentaries for viewers with a TV License, sorted by the day on which they leave.',
      },
      {
        route: 'video_downloader',
        title: 'For open sites: Video Downloader',
        text: 'Talks, lectures and clips whose owners allow it, with captions where a site has them, or as sound alone.',
      },
      {
        route: 'm3u8_downloader',
        title: 'For streams of your own: DRM M3U8 Downloader',
        text: 'Shows an HLS list as a table and reports gaps. Producers use it to check and archive what they broadcast.',
      },
    ],
    meta_title: 'Which Video Downloader for Which Purpose?',
    meta_description:
      'Which Tidemark video product for languages, families, British drama, open sites or your own streams? A selection by the makers.',
  },
  'music-converters': {
    title: 'Music converters: which one for which ears',
    intro:
      'The makers of the converters sort their own work by listeners. All of them keep what your plan delivers, add tags and covers, and are meant for private listening within the terms of your service.',
    entries: [
      {
        route: 'spotify_converter',
        title: 'For collectors of playlists: Spotify Converter',
        text: 'Keeps the order, numbers the files and adds only what is new when a playlist grows.',
      },
      {
        route: 'apple_music_converter',
        title: 'For classical listeners: Apple Music Converter',
        text: 'Work, movement and composer become separate tags, and lossless deliveries can stay lossless.',
      },
      {
        route: 'qobuz_converter',
        title: 'For the hi-fi shelf: Qobuz Converter',
        text: 'High resolutions are kept as the subscription delivers them. Check first what your player accepts.',
      },
      {
        route: 'youtube_music_converter',
        title: 'For live versions and rarities: YouTube Music Converter',
        text: 'Recordings that exist nowhere else stand beside albums. Mind whose upload it is before you keep it.',
      },
      {
        route: 'audible_converter',
        title: 'For books: Audible Converter',
        text: 'One M4B per book with the names of its chapters, narrator and series in the tags.',
      },
    ],
    meta_title: 'Music Converters for Windows and Mac Compared',
    meta_description:
      'Playlists, classical music, hi-res, rarities or audiobooks: which Tidemark converter suits which listener, sorted by the makers.',
  },
  'anime-and-drama': {
    title: 'Anime and drama: products for fans of Asian series',
    intro:
      'Six services, six characters. The makers of the products say what each is good for, and where its catalog can be watched at all. Services of Japan are meant for viewers in Japan.',
    entries: [
      {
        route: 'crunchyroll_downloader',
        title: 'Simulcasts outside Japan: Crunchyroll Downloader',
        text: 'Weekly episodes with subtitles in many languages. Dubs appear later; the list shows which are complete.',
      },
      {
        route: 'd_anime_downloader',
        title: 'Breadth in Japan: d Anime Store Downloader',
        text: 'Thousands of works, searchable by voice actor, with openings and endings marked as chapters where the store marks them.',
      },
      {
        route: 'abema_downloader',
        title: 'First broadcasts: ABEMA Downloader',
        text: 'Many series begin here. Free windows are short, so the last day stands at the top of the list.',
      },
      {
        route: 'u_next_downloader',
        title: 'One subscription for all genres: U-NEXT Downloader',
        text: 'Anime, Japanese and Korean drama, film and concerts, with rentals clearly marked.',
      },
      {
        route: 'viki_downloader',
        title: 'Korean drama worldwide: Viki Downloader',
        text: 'Subtitles by its community in many languages, kept as separate files for learners.',
      },
      {
        route: 'iqiyi_downloader',
        title: 'Chinese series: iQIYI Downloader',
        text: 'Historical dramas with forty episodes and more are one selection, named in your language.',
      },
    ],
    meta_title: 'Downloaders for Anime and Drama Fans',
    meta_description:
      'Crunchyroll, d Anime Store, ABEMA, U-NEXT, Viki and iQIYI: six Tidemark products for anime and Asian drama, introduced by the makers.',
  },
  suites: {
    title: 'Suites: from one line to everything',
    intro:
      'When several single products come together, a suite may cost less. The makers explain which of their suites is made for whom. Prices stand in the plan lists, with the reason for your own.',
    entries: [
      {
        route: 'all_in_one_video_suite',
        title: 'All video services: Video All-in-One',
        text: 'The choice for people who change subscriptions in the course of a year, on one computer or on three.',
      },
      {
        route: 'all_in_one_music_suite',
        title: 'All converters: Music All-in-One',
        text: 'Playlists from one service, albums from another, audiobooks from a third, all in the same tagging style.',
      },
      {
        route: 'video_music_one',
        title: 'Both lines: Video + Music All-in-One',
        text: 'Two applications, one key. Worth a look if you use at least two services of each line.',
      },
      {
        route: 'video_one_upgrade',
        title: 'For owners of singles: Video All-in-One Upgrade',
        text: 'The video suite at a price that falls with every lifetime product in your account.',
      },
      {
        route: 'video_pro_upgrade',
        title: 'With three computers: Video All-in-One Upgrade, 3 Computers',
        text: 'From singles straight to the plan for three computers of one household.',
      },
    ],
    meta_title: 'Which Video or Music Suite Suits You?',
    meta_description:
      'Video, music or both, one computer or three, new or as an upgrade: the Tidemark suites side by side, explained by the makers.',
  },
}
