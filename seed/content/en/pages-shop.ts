import type { ContentTexts } from '../texts'

/** The pages on which a visitor finds out what there is. */
export const shopPages: ContentTexts['pages'] = {
  home: {
    title: 'Keep what you stream for when you are offline',
    intro:
      'Tidemark makes applications for Windows and the Mac: one for video, one for music, one, on Windows, that improves your own recordings. They work with the accounts you already have.',
    sections: [
      {
        kind: 'passages',
        title: 'Three lines',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Streaming services, broadcasters from Europe and Japan, and tools for the stream formats M3U8 and MPD. Buy the one service you use, or all of them in a suite.',
          },
          {
            title: 'Tidemark Music',
            text: 'Converters for playlists, albums and audiobooks, with tags and covers in order, for players that know no streaming.',
          },
          {
            title: 'Tidemark Video AI',
            text: 'Enlarges, cleans and stabilizes your own recordings. The work is done on your PC; nothing is uploaded.',
          },
        ],
      },
      {
        kind: 'passages',
        title: 'How it works',
        look: 'steps',
        passages: [
          {
            title: 'Install and try',
            text: 'The trial shows on your own titles whether an application does what you need.',
          },
          {
            title: 'Sign in to your service',
            text: 'The page of the service opens inside the application. You choose titles, sound tracks and subtitles.',
          },
          {
            title: 'Watch or listen offline',
            text: 'What your access and the law allow you to keep becomes an ordinary file for your own player.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Often looked for',
        routes: [
          'netflix_downloader',
          'amazon_prime_video_downloader',
          'disney_plus_downloader',
          'spotify_converter',
          'audible_converter',
          'video_ai',
        ],
      },
      {
        kind: 'text',
        title: 'What we do not sell',
        body: `
Films, series and songs belong to those who made them, and access to them comes from the services you pay for or watch free of charge. We sell the tool. It opens nothing that is closed to your account, and it leaves you with the same duties: copies are for private use, and only where the terms of the service and your country’s law leave room for them.

Our Rights desk has written down [what you may save and what not](/article/101).
`,
      },
      {
        kind: 'action',
        title: 'Several services?',
        text: 'A suite covers a whole line on your system. Its page does the sum with the products you would otherwise buy one by one.',
        label: 'See the video suite',
        href: '/all-in-one-video-suite',
      },
    ],
    meta_title: 'Video and Music Offline on Windows and Mac',
    meta_description:
      'Applications for Windows and Mac that keep what your own streaming accounts play, for private offline use. Video, music and Video AI, with a trial.',
  },
  products: {
    title: 'All products',
    intro:
      'A product for each service or for several together, two stream tools, suites for those who use several, and Video AI. Choose your system first: a few products exist for Windows only.',
    sections: [
      {
        kind: 'text',
        title: 'Single product or suite',
        body: `
A single product works with one service and is the right start if you pay for one. From the second or third service on, a suite may be the better choice: it covers a whole line on your system, tools included. Each product page shows the comparison with today’s figures, and what you own already lowers the price of a suite.
`,
      },
      {
        kind: 'questions',
        title: 'Before you choose',
        questions: [
          {
            question: 'My service is not in the list. What now?',
            answer:
              'Open sites are often covered by the Video Downloader, and broadcasters by one of the two stream tools. Try them on the page in question before you buy.',
          },
          {
            question: 'Why is a product marked as withdrawn?',
            answer:
              'Because it cannot be kept working at present. It is not sold then, and its page says what may help instead.',
          },
        ],
      },
    ],
    meta_title: 'All Products for Windows and Mac',
    meta_description:
      'Video downloaders, music converters, stream tools, suites and Video AI by Tidemark: all products for Windows and Mac on one page.',
  },
  movie_downloader: {
    title: 'Films for an evening without a network',
    intro:
      'Looking for a way to take a film with you? It depends on where the film is. This page takes you from the service to the right product.',
    sections: [
      {
        kind: 'passages',
        title: 'Where is your film?',
        look: 'grid',
        passages: [
          {
            title: 'With a subscription service',
            text: 'Take the product that bears the name of the service. It reads which sound tracks and subtitles your film has and saves those you mark.',
          },
          {
            title: 'In a broadcaster’s catch-up',
            text: 'Films of public broadcasters stay online for days or weeks. Save first what ends first.',
          },
          {
            title: 'On an open site',
            text: 'Shorts, lectures and films with a free license: the Video Downloader is made for them.',
          },
          {
            title: 'As a stream address',
            text: 'For your own streams and those you administer there are tools for M3U8 and MPD.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Services with many films',
        routes: [
          'netflix_downloader',
          'amazon_prime_video_downloader',
          'hbo_max_downloader',
          'canal_plus_downloader',
          'u_next_downloader',
          'video_downloader',
        ],
      },
      {
        kind: 'text',
        title: 'What a saved film is for',
        body: `
A saved film is for your own screen. Rentals end with their rental period, cinema windows differ by country, and no copy may be shared, sold or shown in public. What a service does not allow, and your law does not allow either, should stay where it is.
`,
      },
    ],
    meta_title: 'Movie Downloader: Which Product Fits?',
    meta_description:
      'Find the product for your film: subscription services, catch-up TV, open sites and streams. For private offline viewing on Windows and Mac.',
  },
  shop: {
    title: 'The shop at a glance',
    intro:
      'What we sell, sorted by what people come for: one service, a whole line, everything, or a better picture.',
    sections: [
      {
        kind: 'passages',
        title: 'Four ways to buy',
        look: 'grid',
        passages: [
          {
            title: 'One service',
            text: 'For a month, a year or for life on one computer. Enough for many, and it counts later if you want more.',
          },
          {
            title: 'One line',
            text: 'The video suite or the music suite opens all services of its line with a single key.',
          },
          { title: 'Both lines', text: 'Video and music together, for one computer or for three.' },
          {
            title: 'More from what you own',
            text: 'Upgrades take lifetime licenses into account. Sign in to see your own price and its reason.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Suites and tools',
        routes: [
          'all_in_one_video_suite',
          'all_in_one_music_suite',
          'video_music_one',
          'video_downloader',
          'm3u8_downloader',
          'video_ai',
        ],
      },
      {
        kind: 'action',
        title: 'Unsure which offer is yours?',
        text: 'An article of our Support desk explains singles, suites and upgrades with examples.',
        label: 'Read how the offers work',
        href: '/article/112',
      },
      {
        kind: 'action',
        title: 'Only for a while?',
        text: 'A monthly plan is the smallest step. Read how it renews, how it ends, and how it becomes a year or a lifetime license.',
        label: 'How monthly plans work',
        href: '/monthly-subscription-promotion',
      },
    ],
    meta_title: 'Shop: Singles, Suites and Upgrades',
    meta_description:
      'Single products, suites for video and music, upgrades for owners and Video AI: what Tidemark sells and which way of buying suits whom.',
  },
  what_to_watch: {
    title: 'What to watch, and where',
    intro:
      'Not a list of hits, but a way to find something: by time and by language, with the services that are strong in each.',
    sections: [
      {
        kind: 'passages',
        title: 'By the time you have',
        look: 'grid',
        passages: [
          {
            title: 'Twenty minutes',
            text: 'Sitcoms, anime and sketch comedies. Crunchyroll and Hulu have long runs of short episodes.',
          },
          {
            title: 'One evening',
            text: 'A film of a public broadcaster or a two-part British drama from BBC iPlayer or ITVX.',
          },
          {
            title: 'A long flight',
            text: 'One season of six to ten parts. Save two seasons if you are a fast watcher, and a film for the landing.',
          },
          {
            title: 'A month in the country',
            text: 'A series that ran for years, and a documentary collection beside it.',
          },
        ],
      },
      {
        kind: 'passages',
        title: 'By language',
        look: 'grid',
        passages: [
          {
            title: 'French',
            text: 'france.tv for documentaries and detective series, Canal+ for films, TF1+ and M6+ for shows.',
          },
          { title: 'Italian', text: 'RaiPlay keeps drama and a large archive free of charge in Italy.' },
          { title: 'German', text: 'Joyn and RTL+ for entertainment, ARD and ZDF for crime.' },
          {
            title: 'Japanese',
            text: 'U-NEXT for breadth, TVer for last week’s dramas, d Anime Store and ABEMA for anime.',
          },
          { title: 'Korean and Chinese', text: 'Viki and iQIYI, both with subtitles in many languages.' },
        ],
      },
      {
        kind: 'products',
        title: 'Services mentioned here',
        routes: [
          'crunchyroll_downloader',
          'bbc_iplayer_downloader',
          'france_tv_downloader',
          'raiplay_downloader',
          'u_next_downloader',
          'viki_downloader',
        ],
      },
      {
        kind: 'text',
        title: 'Availability',
        body: `
Catalogs differ by country and change every month. Whether a title is there for you, only the service itself can say. The [flight planner of our Video desk](/article/102) helps with the order in which to save.
`,
      },
    ],
    meta_title: 'What to Watch: by Time and by Language',
    meta_description:
      'Find something to watch by the time you have and the language you like, and see which services are strong in it. Ideas by the Tidemark desks.',
  },
  blog_center: {
    title: 'Articles by the desks',
    intro:
      'Rights, formats, subtitles, tidy libraries and licenses: what our desks have written for people who like to watch and listen offline.',
    sections: [
      {
        kind: 'text',
        title: 'How we write',
        body: `
Articles are signed by a desk, carry a date and are revised when a service or a rule changes. They explain what you can do yourself, with or without one of our applications, and they say where a limit of law or technique begins.
`,
      },
      {
        kind: 'action',
        title: 'A good place to start',
        text: 'What may be saved, and what not? The answer differs by country and by service.',
        label: 'Read the overview',
        href: '/article/101',
      },
    ],
    meta_title: 'Articles on Offline Viewing and Music',
    meta_description:
      'Articles by the Tidemark desks on private copying, stream formats, subtitles, music libraries, audiobooks, licenses and slow downloads.',
  },
  posts: {
    title: 'Latest posts',
    intro: 'All articles in the order of their publication, the newest first.',
    sections: [
      {
        kind: 'text',
        title: 'Read them where you like',
        body: `
Each language has a [feed of its own](/feed.xml) that news readers can follow without an account. If you look for a topic rather than for news, the [overview by categories](/blog-center) is quicker.
`,
      },
      {
        kind: 'questions',
        title: 'About these posts',
        questions: [
          {
            question: 'May I quote a post?',
            answer: 'Yes, in parts and with a link to the page. For a whole text please ask us first.',
          },
          {
            question: 'I found a mistake. Whom do I tell?',
            answer: 'The desk that signed the post, through the contact form. Name the address of the page.',
          },
        ],
      },
    ],
    meta_title: 'Latest Posts on Video, Music and Formats',
    meta_description:
      'The newest articles of the Tidemark desks on streaming, broadcasters, formats, music and licenses, in the order of their publication.',
  },
  authors: {
    title: 'The desks behind the articles',
    intro:
      'Our texts are signed by desks, not by single writers: each is the work of those who look after a subject in this shop.',
    sections: [
      {
        kind: 'passages',
        title: 'Who writes about what',
        look: 'grid',
        passages: [
          { title: 'Video desk', text: 'Streaming services, broadcasters, codecs and subtitles.' },
          { title: 'Music desk', text: 'Formats, tags, playlists and audiobooks.' },
          { title: 'Rights desk', text: 'Private copying, terms of services, differences by country.' },
          { title: 'Support desk', text: 'Licenses, devices, offers and whatever went wrong.' },
        ],
      },
      {
        kind: 'text',
        title: 'Interest declared',
        body: `
The desks belong to the maker of the applications they write about. Where a text introduces one of our own products it says so in its first sentence. We accept no payment from the services we describe.
`,
      },
    ],
    meta_title: 'The Desks Behind the Articles',
    meta_description:
      'Video desk, Music desk, Rights desk and Support desk: who writes the articles and product introductions on the Tidemark sites.',
  },
}
