import type { ContentTexts } from '../texts'

export const reviews: ContentTexts['reviews'] = {
  201: {
    title: 'Video All-in-One: one license for changing subscriptions',
    summary:
      'Written by the makers: what the suite for all video services does for people who switch between subscriptions, and when a single product is enough.',
    verdict:
      'The right license if you watch several services a year; for just one service, you don’t need a suite.',
    suits:
      'You have two or more video services at a time, or switch during the year, and want one key for all of them.',
    suits_not: 'You stay with one service, or you want the same license on Windows and on a Mac.',
    likes: [
      'One key for all video services, stream tools included',
      'A new subscription next month doesn’t mean another purchase',
      'Lifetime products you already own lower its price',
    ],
    dislikes: [
      'Too much if you use only one service',
      'Windows and Mac require separate licenses',
      'A service may be unavailable for a few days after it changes its site',
    ],
    meta_title: 'Video All-in-One, Introduced by Its Makers',
    meta_description:
      'What the Tidemark video suite covers, what it’s like in daily use and who doesn’t need it. An introduction written by the makers.',
    body: `
This introduction was written by the makers of the suite, so read it as an explanation and not as an independent test.

## What it is

The [Video All-in-One](/all-in-one-video-suite) is a license, not another program. It unlocks every video service in Tidemark Video on one system: worldwide ones such as Netflix and Prime Video, broadcasters in Europe, services in Japan, the Video Downloader and the two stream tools. The adult line is kept separate and isn’t included.

## In daily use

You sign in once to each service you use, in the browser inside the app. From then on they all share one queue, one naming pattern for folders and your language settings. To us, this is the real advantage: you can save a British series on Monday and a Japanese drama on Tuesday without thinking about which product you need.

All downloads wait in one list. If two services are slow in the evening, the queue continues with the third. When a site changes, we adapt the app; until that’s done, the service is marked in the list.

## For one computer or three

The monthly, yearly and lifetime plans are for one computer. A second lifetime plan covers three computers with the same system in one household. You can exchange computers in your account.

## Who doesn’t need it

If you pay for one streaming service and plan to stay with it, choose the single product. You can change your mind later: a single product with a lifetime license counts toward the suite. The page shows how much your own products take off the price, and how that was calculated.

## The usual limits

The suite doesn’t give you access to anything you don’t already have. Catalogs, regions and profiles stay the way the services set them up. Their terms and the law where you live decide whether you may keep a title for private use.
`,
  },
  202: {
    title: 'Netflix Downloader: seasons, audio tracks and subtitles',
    summary:
      'Written by the makers: how our Netflix product handles long series and many languages, and when Netflix’s own mobile app is the better choice.',
    verdict:
      'Great for long series and several languages; for watching on a phone, Netflix’s own app is enough.',
    suits:
      'You watch offline on a laptop or TV, need two languages at once, or use subtitles to learn a language.',
    suits_not:
      'You watch only on a phone or tablet, or you expect a higher resolution than your plan offers on a computer.',
    likes: [
      'You can select a whole season at once',
      'Several audio tracks and subtitles in one file',
      'Respects the profile and maturity setting you use',
    ],
    dislikes: [
      'Picture quality depends on what your plan plays on a computer',
      'Interactive titles and games can’t be saved',
      'Long subtitle lists take a moment to load',
    ],
    meta_title: 'Netflix Downloader, Introduced by Its Makers',
    meta_description:
      'How Tidemark handles seasons, languages and profiles on your Netflix plan, and when Netflix’s own downloads are enough. By the makers.',
    body: `
As the makers of this product we know it well but can’t judge it from the outside; please keep that in mind.

## The task

Netflix dubs and subtitles more than most services, and its series come in seasons of eight to ten episodes. The [Netflix Downloader](/netflix-downloader) is built around these two facts. Open a series, select a season, choose your languages, and you’re done.

## What works well

**Languages.** The list shows all audio tracks and subtitles that the title offers to your profile, and marks captions for the deaf and hard of hearing. An MKV holds as many as you like; an MP4 holds the first of each kind.

**File names.** Every file name contains the season, number and title of the episode, in your profile’s language. Media servers recognize them right away.

**Resuming.** If the connection drops during the seventh episode, the queue picks up again with the seventh.

## What doesn’t

Interactive films don’t have one fixed story that could be saved. You can select live events once they’re listed on demand, if that happens at all. And if your plan plays in a lower resolution on computers, that’s the resolution you get; no setting changes it.

## Do you need it?

Maybe not. With most plans, Netflix’s own app saves titles on phones and tablets for a limited time. If that’s where you watch, use it. Our product is for people who watch offline on a laptop or TV, need two languages at once, or learn with subtitles in a separate file.

## What you have to check yourself

Netflix’s terms and the law in your country decide what you may keep for private viewing. Don’t pass files on. Use the free trial with one of your own series to find out whether the product is right for you.
`,
  },
  203: {
    title: 'DRM M3U8 Downloader: a stream as a readable table',
    summary:
      'Written by the makers: a tool for HLS streams, made for people who know what a variant is and usable for those who don’t.',
    verdict:
      'A transparent tool for people who want to see what a stream consists of, and more than most viewers need.',
    suits: 'You publish streams and check what arrives, or know a finished HLS stream that you may keep.',
    suits_not: 'You just want to press a button without thinking, or you hope to record a live program.',
    likes: [
      'Variants, audio tracks and subtitles in a readable table',
      'Reports gaps instead of hiding them',
      'Covers several public broadcasters with their own pages',
    ],
    dislikes: [
      'Takes more know-how than a product for a single service',
      'Finished streams only, no live recording',
      'Not every site uses HLS, so try it first',
    ],
    meta_title: 'DRM M3U8 Downloader, Introduced by Its Makers',
    meta_description:
      'Variants, segments and verified files: what the Tidemark tool for HLS streams does well and what it takes to use it. By the makers.',
    body: `
This page comes from the makers of the tool; it describes what we set out to do and what we haven’t achieved yet.

## What it reads

An HLS stream is described by a list with the file extension M3U8. The [DRM M3U8 Downloader](/m3u8-downloader) reads this list and shows it as a table: sizes, bit rates, audio tracks, subtitles. You select the rows you want; it downloads the segments, checks them and joins them without re-encoding anything.

## Three kinds of users

- **Viewers of public broadcasters.** [ARTE](/arte-downloader), the [ARD Mediathek](/ard-mediathek-downloader) and [RTVE Play](/rtve-play-downloader) have their own pages, covered by the same license. Just open the program; you see only what matters.
- **Producers.** If you run a stream, you can check that all versions are there and archive past events.
- **Teachers and associations** with recordings on their own servers that they’d like to have in one piece.

## Honest reports

Segments get lost. Many programs then leave you with a film that skips. This one tries again, and if a segment really is missing, it tells you at which minute. You can keep the file or try a different variant.

## About the letters DRM

They’re in the name because many sites use protected players. The tool plays only what your account is entitled to. It doesn’t give you access to anything else, and in many countries it’s illegal to circumvent copy protection even for private use. If a title is affected, leave it alone.

## Weak points

Beginners sometimes feel lost among all the variants; we’re working on a view with just two buttons. Live streams can’t be recorded. And if a site uses DASH instead of HLS, you need the [MPD tool](/mpd-downloader) or the suite that contains both. Five minutes with the free trial will tell you.
`,
  },
  204: {
    title: 'U-NEXT Downloader: included titles, points and families',
    summary:
      'Written by the makers: how the product handles a huge Japanese catalog, titles that cost points, and family accounts.',
    verdict:
      'Our widest selection from one Japanese service, as long as you’re in Japan and know what your plan includes and what costs points.',
    suits:
      'You watch anime, dramas and films on U-NEXT in Japan and want to save series under their Japanese titles.',
    suits_not: 'You mainly read magazines and books on U-NEXT, or you live outside Japan.',
    likes: [
      'Anime, dramas and films in one search',
      'Shows what’s included and what’s a rental before you save',
      'Saves series under their Japanese titles',
    ],
    dislikes: [
      'Doesn’t cover the magazines and books on U-NEXT',
      'Works only in Japan, like the service itself',
      'Check carefully when a foreign film comes in two versions',
    ],
    meta_title: 'U-NEXT Downloader, Introduced by Its Makers',
    meta_description:
      'Included titles, points, dubbed and subtitled versions: how Tidemark handles U-NEXT, with its weak points. Written by the makers.',
    body: `
This was written by the makers of the product, so expect inside knowledge rather than critical distance.

## Two kinds of titles

U-NEXT mixes titles that come with your subscription with others that cost points or yen. On a busy evening that’s easy to miss. The [U-NEXT Downloader](/u-next-downloader) marks both in its list: what’s included, what you’ve rented and until when. It never buys anything for you.

## Subtitled or dubbed

Foreign films often appear twice, as separate subtitled and dubbed entries. The product adds the version to the file name, so the film you saved for the kids doesn’t turn out to be in Danish. For anime and Japanese dramas there’s usually one version, with captions if the service offers them.

## Family accounts

The contract holder can create accounts for family members. Each has its own list and its own limits, and the product uses whichever account you sign in with. U-NEXT decides how many devices can play at once.

## What we like

You can select long series by season or story arc. Concert recordings, one of U-NEXT’s strengths, are saved in one piece. And the search understands readings as well as spellings: you can find a kanji title by typing it in kana.

## What’s missing

Books and magazines are a world of their own and not part of this product. You can select titles with a live window, such as sports or pay-per-view concerts, only when they’re available on demand and the terms allow it. The service doesn’t play outside Japan, and we don’t change your location.

Keep only what you may keep for private viewing, delete rentals when they end, and leave the rest on the service.
`,
  },
  205: {
    title: 'Spotify Converter: playlists for offline players',
    summary:
      'Written by the makers: what happens to order, tags and covers when a playlist becomes a folder, and why a bigger format doesn’t sound better.',
    verdict:
      'It turns a playlist into a tidy folder and doesn’t promise better sound than your plan delivers.',
    suits:
      'You want your playlists on a car radio, a watch or an old player, in the right order and with covers.',
    suits_not:
      'Your playlists consist of local files, or you hope a bigger format will bring back lost detail.',
    likes: [
      'Keeps your playlist in order',
      'Complete tags and covers in nearly all cases',
      'Updates a growing playlist without repeating songs',
    ],
    dislikes: [
      'Skips local files in a playlist',
      'Large playlists take patience',
      'No genres where Spotify doesn’t provide them',
    ],
    meta_title: 'Spotify Converter, Introduced by Its Makers',
    meta_description:
      'Order, tags, covers and an honest word about quality: the Tidemark converter for Spotify playlists, introduced by its makers.',
    body: `
This page was written by the makers of the converter, so you’ll learn more about how it works than about how well.

## From playlist to folder

Songs in a playlist have an order; files in a folder don’t. The [Spotify Converter](/spotify-converter) therefore numbers the files and adds an M3U list. Old car radios follow the numbers, newer players follow the list. If you convert the same playlist again next month, it adds the new songs and leaves the others alone.

## Tags

The converter fills in title, artist, album artist, album, year, track and disc number, and embeds a cover in the size you choose. We don’t make up what Spotify doesn’t provide, so the genre is often empty. Our article on [tidy libraries](/article/108) tells you how to add it.

## Quality, without promises

The converter keeps what your plan streams. MP3 for devices, M4A to stay close to the source, FLAC or WAV for editing: none of them sounds better than the stream did. If your plan delivers lossless sound to your computer, FLAC is the right container for it. Otherwise it’s just a big one.

## Podcasts

Episodes are saved by show and date, separate from your music. Many shows offer their own files on the web; if so, use those.

## Weak points

Local files that you added to a playlist from your own disk can’t be downloaded from the service. Playlists with thousands of songs take all night. And songs that have been withdrawn appear grayed out with a note.

## What it’s for

It’s for your own listening: in the car, on the kitchen radio, on a run without a phone. Spotify’s terms and the law where you live decide what you may keep, and for how long. To play music in a store or at a party with admission, you need a license that neither Spotify nor we can sell you.
`,
  },
  206: {
    title: 'Audible Converter: your audiobooks with chapters',
    summary:
      'Written by the makers: audiobooks as M4B or by chapter, for players that remember your place, and the difference between bought and borrowed titles.',
    verdict:
      'For long books on simple players: it keeps the chapters, and the difference between bought and borrowed.',
    suits: 'You own books on Audible and listen on a player or in a car without the Audible app.',
    suits_not:
      'You listen only to titles from the included catalog, which are loans, or you need the PDF supplements as well.',
    likes: [
      'Keeps the chapter names',
      'One M4B per book, or numbered chapters for simple players',
      'Adds series and narrators to the tags',
    ],
    dislikes: [
      'Titles from the included catalog are loans and not yours to keep',
      'Very old titles may have numbers instead of chapter names',
      'You have to get PDF supplements from Audible itself',
    ],
    meta_title: 'Audible Converter, Introduced by Its Makers',
    meta_description:
      'Chapters, M4B, narrators and series: what the Tidemark converter does with your Audible library and what it can’t do. By the makers.',
    body: `
We’re the makers of this converter and use it every day, so we know it well, and we’re biased.

## The idea

Audiobooks you’ve collected over the years deserve the player of your choice: a small device on the nightstand, a car without a connection, a home server for the family. The [Audible Converter](/audible-converter) saves books from your own library as M4B with chapters, or as a folder of numbered chapters.

## Chapters and names

If Audible has chapter names, the converter keeps them. If there are only numbers, you can type names into a table before you start, or leave them as they are. Author, narrator, series and book number go into the tags that audiobook players read.

## Sound

Speech doesn’t take much space. The converter suggests the quality of the source and warns you if you choose a higher one, since you’d only waste space.

## Bought, borrowed, included

Your library contains several kinds of titles. Books you bought with credits or money are yours to listen to for as long as the store’s terms say. Titles from the included catalog are available while you’re a member. The converter shows you which is which. Please treat a loan as a loan.

## What’s missing

Audible offers PDF supplements, such as maps and recipes, as separate downloads. Its podcasts are easier to follow in its own app. And a book that was recorded in two parts stays in two parts; we don’t guess.

## Rules

The terms and your country’s law decide whether you may make a copy for private listening. You may not lend, sell or publish the files. Our article on [audiobooks](/article/109) explains how chapters and players work in general.
`,
  },
  207: {
    title: 'Video AI: better tapes, no miracles',
    summary:
      'Written by the makers: what our program for enlarging and cleaning up video can do on an ordinary PC, how long it takes and which recordings disappoint.',
    verdict:
      'It makes old recordings steadier and larger on your own computer; it can’t bring back what was never on the tape.',
    suits:
      'You have your own tapes or small videos, a Windows computer with a graphics card, and an evening to wait.',
    suits_not: 'You use a Mac, have no dedicated graphics card, or hope to read distant lettering.',
    likes: [
      'Everything is processed on your own PC',
      'A before-and-after preview ahead of the long export',
      'Never changes the original file',
    ],
    dislikes: [
      'Slow without a dedicated graphics card',
      'Available for Windows only',
      'Can’t bring back distant faces and unreadable lettering',
    ],
    meta_title: 'Video AI, Introduced by Its Makers',
    meta_description:
      'Enlarging, denoising and stabilizing your own recordings on a PC: what Tidemark Video AI can do and where it disappoints. By the makers.',
    body: `
As the makers of Video AI we’ve seen more family tapes than most, and we wrote this page with the ones in mind that turned out badly.

## What it does

[Video AI](/video-ai) takes a recording and performs up to five tasks in a fixed order: deinterlacing, noise removal, stabilizing, enlarging and color balance. You can skip any of them. A split preview shows before and after for a few seconds of your choice.

## Where it shines

- Camcorder tapes that show stripes when something moves: they calm down, and faces close to the camera look much better.
- Phone clips shot at dusk: the noise disappears, and edges stay sharp.
- Cartoons and screen recordings: lines become clean.

## Where it doesn’t

Very blurry pictures stay blurry. A face that was twenty pixels wide gets a plausible look and not its real one. Rain, confetti and water are difficult for every program of this kind. Stabilizing crops the edges of the picture, so someone at the side may lose an arm.

## Time

On a PC with a current graphics card, an hour of tape takes an evening; without one, it may take more than a night. The program runs a short test on your computer and then estimates the time. You can pause, and a batch continues after a restart.

## Privacy

Nothing is uploaded. Once activated, the program works offline. With pictures of children, we think that goes without saying.

## Who it’s for

It’s for people who have digitized their tapes and want to show them. For professional restoration there are tools with a hundred controls; ours has ten. Use your own recordings, or get permission from the people who own them and those who appear in them. [This article](/article/110) describes what you can expect in general.
`,
  },
  208: {
    title: 'Video + Music All-in-One: the complete license',
    summary:
      'Written by the makers: both suites under one key, when it pays off, and when one of them is enough.',
    verdict:
      'It pays off as soon as you use both halves; if you only watch or only listen, one suite is enough.',
    suits:
      'You save video and music, want one license and one receipt, or already own one of the two suites.',
    suits_not:
      'You use only one line, or you’re looking for Video AI or the adult line, neither of which is included.',
    likes: [
      'One license and one receipt for both apps',
      'If you own one suite, you pay only for the other half',
      'Three computers in a household with the larger plan',
    ],
    dislikes: [
      'Pays off only if you use both lines',
      'Doesn’t include Video AI or the adult line',
      'One system per license',
    ],
    meta_title: 'Video + Music All-in-One, by Its Makers',
    meta_description:
      'Both Tidemark suites in one license: when it pays off, when one half is enough, and how products you own are counted. By the makers.',
    body: `
The makers of both suites wrote this introduction; you can check the math on the product page.

## What’s included

[Video + Music All-in-One](/video-music-one) contains the [video suite](/all-in-one-video-suite) and the [music suite](/all-in-one-music-suite) for one system. You install two apps, Tidemark Video and Tidemark Music, and use the same account for both. Video AI is a separate product.

## When it pays off

As a rule, when you use at least two services in each line. Typical users save series from Netflix and a broadcaster, and convert playlists as well as audiobooks. The page compares the total for the two suites with the price of this one, using today’s prices.

## When one half is enough

If you’re happy listening to music in your service’s own app, the video suite will do. You can add the other half later: with a lifetime suite in your account, you see the price of what’s missing and not of the whole.

## If you already own products

Lifetime products from both lines are added up. Three downloaders and two converters make five, and five count for more than three. Anything that’s already part of a suite isn’t counted again. Sign in before you compare; otherwise you see the price for new customers.

## Three computers

The larger lifetime plan covers three computers with the same system in one household. We recommend it to families with a PC for work, a laptop for trips and a computer next to the TV.

## What we’d like to change

For some tasks, two apps are one too many, for instance when you want both the video and the music of a concert. A search across both is on our list. The legal limits are the same as everywhere in this shop: your own access, private use, and each service’s terms.
`,
  },
}
