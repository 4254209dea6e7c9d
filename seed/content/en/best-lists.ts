import type { ContentTexts } from '../texts'

export const bestLists: ContentTexts['bestLists'] = {
  'video-downloaders': {
    title: 'Our video downloaders, by what you need',
    intro:
      'A selection of our own products, by the makers. It’s sorted by what people want to do and not by ratings, and it assumes that you can play the titles with your own account and may keep them for private use.',
    entries: [
      {
        route: 'netflix_downloader',
        title: 'For several languages: Netflix Downloader',
        text: 'Few catalogs have as many dubs and subtitles. Keep two audio tracks and the captions in one file, season by season.',
      },
      {
        route: 'amazon_prime_video_downloader',
        title: 'For mixed catalogs: Amazon Prime Video Downloader',
        text: 'Titles included with Prime, add-on channels and rentals appear side by side, and you can tell which is which before you save.',
      },
      {
        route: 'disney_plus_downloader',
        title: 'For kids on the road: Disney+ Downloader',
        text: 'Dubbed films as plain MP4 files, in a folder for each child. All the tablet needs is a video player.',
      },
      {
        route: 'bbc_iplayer_downloader',
        title: 'For British drama: BBC iPlayer Downloader',
        text: 'Box sets and documentaries for viewers with a TV License, sorted by the day they leave.',
      },
      {
        route: 'video_downloader',
        title: 'For open sites: Video Downloader',
        text: 'Talks, lectures and clips whose owners allow it, with captions where available, or as audio only.',
      },
      {
        route: 'm3u8_downloader',
        title: 'For your own streams: DRM M3U8 Downloader',
        text: 'Shows an HLS list as a table and reports any gaps. Producers use it to check and archive what they broadcast.',
      },
    ],
    meta_title: 'Which Video Downloader Do You Need?',
    meta_description:
      'Which Tidemark video product for languages, families, British drama, open sites or your own streams? A selection by the makers.',
  },
  'music-converters': {
    title: 'Music converters: find the one for you',
    intro:
      'Which of our converters is right for which listener, by the makers. They all keep the quality your plan delivers, add tags and covers, and are meant for private listening within your service’s terms.',
    entries: [
      {
        route: 'spotify_converter',
        title: 'For playlist collectors: Spotify Converter',
        text: 'Keeps the order, numbers the files, and adds only the new songs when a playlist grows.',
      },
      {
        route: 'apple_music_converter',
        title: 'For classical listeners: Apple Music Converter',
        text: 'Work, movement and composer get separate tags, and lossless music can stay lossless.',
      },
      {
        route: 'qobuz_converter',
        title: 'For hi-fi fans: Qobuz Converter',
        text: 'Keeps the high resolutions your subscription delivers. Check first what your player supports.',
      },
      {
        route: 'youtube_music_converter',
        title: 'For live versions and rarities: YouTube Music Converter',
        text: 'Recordings you won’t find anywhere else appear next to albums. Check who uploaded one before you save it.',
      },
      {
        route: 'audible_converter',
        title: 'For books: Audible Converter',
        text: 'One M4B per book, with chapter names, and with narrator and series in the tags.',
      },
    ],
    meta_title: 'Music Converters for Windows and Mac Compared',
    meta_description:
      'Playlists, classical music, hi-res, rarities or audiobooks: which Tidemark converter suits which listener, sorted by the makers.',
  },
  'anime-and-drama': {
    title: 'Anime and drama: for fans of Asian series',
    intro:
      'Six services, each with its own character. The makers tell you what each product is good for and where you can watch its catalog. Japanese services are for viewers in Japan.',
    entries: [
      {
        route: 'crunchyroll_downloader',
        title: 'Simulcasts outside Japan: Crunchyroll Downloader',
        text: 'Weekly episodes with subtitles in many languages. Dubs come out later; the list shows which are complete.',
      },
      {
        route: 'd_anime_downloader',
        title: 'The widest choice in Japan: d Anime Store Downloader',
        text: 'Thousands of titles you can search by voice actor, with chapters for openings and endings where the store marks them.',
      },
      {
        route: 'abema_downloader',
        title: 'Premieres: ABEMA Downloader',
        text: 'Many series premiere here. They’re free only for a short time, so the list starts with what expires first.',
      },
      {
        route: 'u_next_downloader',
        title: 'All genres in one subscription: U-NEXT Downloader',
        text: 'Anime, Japanese and Korean dramas, films and concerts, with rentals clearly marked.',
      },
      {
        route: 'viki_downloader',
        title: 'Korean drama worldwide: Viki Downloader',
        text: 'Community subtitles in many languages, saved as separate files for language learners.',
      },
      {
        route: 'iqiyi_downloader',
        title: 'Chinese series: iQIYI Downloader',
        text: 'Select a historical drama of forty or more episodes all at once, with titles in your language.',
      },
    ],
    meta_title: 'Downloaders for Anime and Drama Fans',
    meta_description:
      'Crunchyroll, d Anime Store, ABEMA, U-NEXT, Viki and iQIYI: six Tidemark products for anime and Asian drama, presented by the makers.',
  },
  suites: {
    title: 'Suites: one line or everything',
    intro:
      'If you need several single products, a suite may cost less. The makers explain which suite is for whom. You’ll find prices in the plan lists, along with how your own price was calculated.',
    entries: [
      {
        route: 'all_in_one_video_suite',
        title: 'All video services: Video All-in-One',
        text: 'The right choice if you switch subscriptions during the year, on one computer or three.',
      },
      {
        route: 'all_in_one_music_suite',
        title: 'All converters: Music All-in-One',
        text: 'Playlists from one service, albums from another, audiobooks from a third, all tagged the same way.',
      },
      {
        route: 'video_music_one',
        title: 'Both lines: Video + Music All-in-One',
        text: 'Two apps, one key. Worth a look if you use at least two services from each line.',
      },
      {
        route: 'video_one_upgrade',
        title: 'If you own single products: Video All-in-One Upgrade',
        text: 'The video suite at a price that drops with every lifetime product in your account.',
      },
      {
        route: 'video_pro_upgrade',
        title: 'For three computers: Video All-in-One Upgrade, 3 Computers',
        text: 'From single products straight to the plan for three computers in one household.',
      },
    ],
    meta_title: 'Which Video or Music Suite Suits You?',
    meta_description:
      'Video, music or both, one computer or three, new or as an upgrade: the Tidemark suites side by side, explained by the makers.',
  },
}
