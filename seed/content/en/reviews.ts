import type { ContentTexts } from '../texts'

export const reviews: ContentTexts['reviews'] = {
  201: {
    title: 'Video All-in-One: one license for changing subscriptions',
    summary:
      'Written by the makers: what the suite for all video services does for people who switch between subscriptions, and for whom a single product is enough.',
    verdict: 'The right license if you watch several services a year; one service alone needs no suite.',
    suits:
      'You keep two or more video services at a time, or change them during the year, and want one key for all of them.',
    suits_not: 'You stay with one service, or you want the same license on Windows and on a Mac.',
    likes: [
      'One key for all services of the video line, stream tools included',
      'A new subscription next month needs no new purchase',
      'Lifetime products you own already lower its price',
    ],
    dislikes: [
      'Too much for somebody who uses one service only',
      'Windows and Mac are separate licenses',
      'A service may be missing for some days after it has changed its site',
    ],
    meta_title: 'Video All-in-One, Introduced by Its Makers',
    meta_description:
      'What the Tidemark video suite covers, how it behaves in daily use and for whom it is too much. An introduction written by the makers.',
    body: `
This introduction was written by the makers of the suite, so read it as an explanation and not as a test.

## What it is

The [Video All-in-One](/all-in-one-video-suite) is a license, not another program. It opens every video service in Tidemark Video on one system: worldwide ones such as Netflix and Prime Video, broadcasters in Europe, services in Japan, the Video Downloader and the two stream tools. The adult line is kept apart and is not part of it.

## In daily use

You sign in to each service you use, once, in the browser inside the application. From then on all of them share a queue, a folder pattern and your language settings. We find this the real advantage: a British series on Monday, a Japanese drama on Tuesday, and no thought about which product is responsible.

Jobs wait in one list. If two services are busy in the evening, the queue turns to the third. When a site changes, we adapt its part of the application; until that is done, the service is marked in the list.

## For one computer or for three

Month, year and lifetime are for one computer. A second lifetime plan is for three computers of the same system in one household. Computers can be exchanged in your account.

## For whom it is not

If you pay for one streaming service and mean to stay with it, take the single product. You can come back later: a lifetime single counts toward the suite. The page shows what your own products are worth, with the sum behind it.

## The usual limits

The suite gives you no access that you do not have. Catalogs, regions and profiles stay as the services set them, and whether a title may be kept for private use is decided by their terms and by your law.
`,
  },
  202: {
    title: 'Netflix Downloader: seasons, sound tracks and subtitles',
    summary:
      'Written by the makers: how the product for Netflix deals with long series and many languages, and where the mobile application of the service is the better choice.',
    verdict:
      'Strong with long series and several languages; for viewing on a phone, Netflix’s own app is enough.',
    suits:
      'You watch on a laptop or a television without a network, need two languages at once, or learn with subtitles.',
    suits_not:
      'You watch on a phone or tablet only, or you expect a higher resolution than your plan plays on a computer.',
    likes: [
      'A whole season is one choice',
      'Several sound tracks and subtitles in one file',
      'Keeps to the profile and maturity setting you use',
    ],
    dislikes: [
      'Picture quality depends on what your plan plays on a computer',
      'Interactive titles and games cannot be saved',
      'Long lists of subtitles take a moment to load',
    ],
    meta_title: 'Netflix Downloader, Introduced by Its Makers',
    meta_description:
      'How Tidemark handles seasons, languages and profiles of your Netflix plan, and when the service’s own offline function is enough. By the makers.',
    body: `
As the makers of this product we know it well and cannot judge it from outside; please keep that in mind.

## The task

Netflix dubs and subtitles more than most, and its series come in seasons of eight to ten parts. The [Netflix Downloader](/netflix-downloader) is built around these two facts. Open a series, tick a season, name the languages, and leave.

## What works well

**Languages.** The list shows sound tracks and subtitles as the title offers them to your profile, with captions for people with impaired hearing marked as such. An MKV keeps as many as you like; an MP4 keeps the first of each kind.

**Names.** Files bear season, number and title of the episode, in the language of your profile. Media servers recognize them without further work.

**Taking up again.** If the connection drops in the seventh episode, the queue goes on with the seventh.

## What does not

Interactive films have no single course that could be saved. Live events can be chosen once they are listed on demand, if at all. And a plan that plays in a lower resolution on computers delivers that resolution; no setting changes it.

## Do you need it?

Perhaps not. Netflix’s own application stores titles on phones and tablets in most plans, for a limited time. If that is where you watch, use it. Our product is for those who watch on a laptop or on a television without network, who need two languages at once, or who learn with subtitles as text.

## What remains yours to check

The terms of Netflix and the law of your country decide what may be kept for private viewing. Files are not for passing on. The trial lets you find out on a series of your own whether the product suits you.
`,
  },
  203: {
    title: 'DRM M3U8 Downloader: reading a stream like a table',
    summary:
      'Written by the makers: a tool for HLS streams, made for people who know what a variant is, and usable by those who do not.',
    verdict:
      'An honest tool for people who want to see what a stream consists of, and more than most viewers need.',
    suits:
      'You publish streams yourself, check what arrives, or know a finished HLS stream that you may keep.',
    suits_not: 'You want to press one button and think of nothing, or you hope to record a live program.',
    likes: [
      'Variants, sound groups and subtitles in a readable table',
      'Gaps are reported instead of hidden',
      'Covers several public broadcasters with pages of their own',
    ],
    dislikes: [
      'Asks for more understanding than a product for one service',
      'Finished streams only, no live recording',
      'Not every site uses HLS, so try it first',
    ],
    meta_title: 'DRM M3U8 Downloader, Introduced by Its Makers',
    meta_description:
      'Variants, segments and checked joins: what the Tidemark tool for HLS streams is good at and what it asks of its users. By the makers.',
    body: `
This page comes from the makers of the tool; it describes what we had in mind and what we have not achieved yet.

## What it reads

HLS streams are described by a list with the ending M3U8. The [DRM M3U8 Downloader](/m3u8-downloader) reads that list and shows it as a table: sizes, bit rates, sound tracks, subtitles. You mark rows, and it fetches the segments, checks them and joins them without encoding anything again.

## Three kinds of users

- **Viewers of public broadcasters.** [ARTE](/arte-downloader), the [ARD Mediathek](/ard-mediathek-downloader) and [RTVE Play](/rtve-play-downloader) have pages of their own under this license. You open the program and see only what matters.
- **Producers.** Whoever runs a stream can check whether all versions are there and keep an archive of past events.
- **Teachers and associations** with recordings on their own servers, which they would like to have in one piece.

## Honest reports

Segments get lost. Many programs then produce a film that jumps. This one asks again, and if a segment is really missing it tells you at which minute. You may keep the file or try another variant.

## About the letters DRM

They stand in the name because many sites use protected players. The tool plays by the rights of your account. It gives access to nothing that your account cannot play, and in many countries it is forbidden to get round a protection even for private use. If that concerns a title, leave it.

## Weak points

Beginners are sometimes lost between variants; we are working on a view with two buttons. Live streams are not recorded. And if a site uses DASH instead of HLS, you need the [MPD tool](/mpd-downloader) or the suite that contains both. Five minutes with the trial settle that.
`,
  },
  204: {
    title: 'U-NEXT Downloader: breadth, points and a family of accounts',
    summary:
      'Written by the makers: how the product deals with a very broad Japanese catalog, with titles bought by points and with family accounts.',
    verdict:
      'The widest product for one Japanese service, as long as you are in Japan and know what the plan covers and what costs points.',
    suits: 'You watch anime, drama and film on U-NEXT in Japan and want series under their Japanese names.',
    suits_not: 'You read the magazines and books of U-NEXT, or you live outside of Japan.',
    likes: [
      'Anime, drama and film in one search',
      'Included titles and rentals are told apart before saving',
      'Series are stored under their Japanese names',
    ],
    dislikes: [
      'The magazines and books of the service are not covered',
      'Usable in Japan only, as the service is',
      'Foreign films with two versions need a careful look',
    ],
    meta_title: 'U-NEXT Downloader, Introduced by Its Makers',
    meta_description:
      'Included titles, points, dubbed and subtitled versions: how Tidemark handles U-NEXT, with its weak points. Written by the makers.',
    body: `
The makers of the product speak here, so expect knowledge of details rather than distance.

## A catalog of two kinds

U-NEXT mixes titles that belong to the subscription with others that cost points or yen. On a busy evening that is easily overlooked. The [U-NEXT Downloader](/u-next-downloader) marks both kinds in its list: what is included, what has been rented and until when. It never buys anything for you.

## Versions

Foreign films often appear twice, subtitled and dubbed, as separate entries. The product writes the version into the file name, so that a film for the children does not turn out to be in Danish. For anime and Japanese dramas there is usually one version, and captions where the service offers them.

## Family accounts

The contract holder can create accounts for family members. Each of them sees its own list and its own limits, and the product follows whichever account you sign in with. The number of devices that may play at the same time is set by the service.

## What we like in use

Long series are chosen by season or by arc. Live recordings of concerts, a strong side of U-NEXT, are kept in one piece. And the search finds readings as well as spellings: a title in kanji can be typed in kana.

## What is missing

Books and magazines are another world and not part of this product. Titles with a live window, such as sports or pay-per-view concerts, can be chosen only when they are offered on demand, if the terms allow it. Outside Japan the service does not play, and we do not change where you are.

Keep what you are entitled to keep for private viewing, delete rentals when they end, and leave the rest to the service.
`,
  },
  205: {
    title: 'Spotify Converter: playlists for players without a network',
    summary:
      'Written by the makers: what happens to order, tags and covers when a playlist becomes a folder, and why a bigger format is not a better sound.',
    verdict: 'It turns a playlist into a tidy folder and promises no better sound than your plan delivers.',
    suits: 'You take playlists to a car radio, a watch or an old player, in their order and with covers.',
    suits_not: 'Your lists consist of local files, or you hope that a larger format brings back lost detail.',
    likes: [
      'The order of a playlist is kept',
      'Tags and covers are complete in nearly all cases',
      'A growing playlist is brought up to date without repeating songs',
    ],
    dislikes: [
      'Local files in a playlist are skipped',
      'Large playlists take patience',
      'Genres are missing where the service does not state them',
    ],
    meta_title: 'Spotify Converter, Introduced by Its Makers',
    meta_description:
      'Order, tags, covers and honest words about quality: the Tidemark converter for Spotify playlists, introduced by its makers.',
    body: `
Since the makers of the converter write this page, you will find more about how it works than about how well.

## From playlist to folder

A playlist is an order of songs, a folder is not. The [Spotify Converter](/spotify-converter) therefore numbers the files and writes an M3U list beside them. Old car radios follow the numbers, newer players follow the list. If you convert the same playlist again next month, it adds what is new and leaves the rest alone.

## Tags

Title, artist, album artist, album, year, track and disc number are filled in, and a cover is embedded in a size you choose. What Spotify does not state, we do not invent; genres are therefore often empty. Our article on [tidy libraries](/article/108) tells how to add them.

## Quality, without promises

The converter keeps what your plan streams. MP3 for devices, M4A close to the source, FLAC or WAV for editing: none of them sounds better than the stream did. If your plan delivers lossless sound to the computer, FLAC is the fitting box for it. Otherwise it is a large one.

## Podcasts

Episodes are stored by show and date, apart from music. Many shows offer files of their own on the web; take those where they exist.

## Where it is weak

Local files that you added to a playlist from your own disk cannot be fetched from the service. Playlists with thousands of songs run through the night. And songs that have been withdrawn appear as gray lines with a note.

## What it is for

Your own ears: the car, the kitchen radio, the run without a phone. What you may keep, and for how long, follows from Spotify’s terms and the law where you live. Music for a shop or a party with admission needs a license that neither Spotify nor we can sell you.
`,
  },
  206: {
    title: 'Audible Converter: your library with chapters',
    summary:
      'Written by the makers: audiobooks as M4B or by chapter, for players that remember your place, and the difference between bought and borrowed titles.',
    verdict:
      'For long books on simple players: the chapters stay, and so does the difference between bought and borrowed.',
    suits: 'You own books on Audible and listen on a player or in a car that has no Audible app.',
    suits_not:
      'You only listen to titles of the included catalog, which are loans, or you need the PDF supplements as well.',
    likes: [
      'Chapter names are taken over',
      'One M4B per book, or numbered chapters for simple players',
      'Series and narrators are written to the tags',
    ],
    dislikes: [
      'Titles of the included catalog are loans, not possessions',
      'Very old titles may have numbers in place of chapter names',
      'PDF supplements have to be fetched from the service itself',
    ],
    meta_title: 'Audible Converter, Introduced by Its Makers',
    meta_description:
      'Chapters, M4B, narrators and series: what the Tidemark converter does with your Audible library and where it ends. Written by the makers.',
    body: `
We are the makers of this converter and listen with it every day, which makes us knowledgeable and partial.

## The idea

Audiobooks bought over years deserve a player of your choice: a small device for the night, a car without a network, a home server for the family. The [Audible Converter](/audible-converter) writes books of your own library as M4B with chapters, or as a folder of numbered chapters.

## Chapters and names

Where Audible has names for chapters, they are taken over. Where it has only numbers, you can type names into a table before you begin, or leave it. Author, narrator, series and number in the series go into the tags, in the fields that players for audiobooks read.

## Sound

Speech needs little room. The converter proposes the quality of the source and warns you if you choose a larger one, since it would only cost space.

## Bought, borrowed, included

Three kinds of titles stand in one library. Books that you bought with credits or money are yours to hear for as long as the shop’s terms say. Titles of the included catalog can be heard while you are a member. The converter shows which is which. We ask you to treat a loan as a loan.

## What is missing

Supplements in PDF, such as maps and recipes, are offered by Audible as downloads of their own. Podcasts of the service are better followed in its application. And if a book was recorded in two parts, it stays in two parts; we do not guess.

## Rules

Whether a copy for private listening is allowed depends on the terms and on your country. Lending, selling or publishing the files is not. How chapters and players work in general is told in our article on [audiobooks](/article/109).
`,
  },
  207: {
    title: 'Video AI: better tapes, no miracles',
    summary:
      'Written by the makers: what the program for enlarging and cleaning does on an ordinary PC, how long it takes and which recordings disappoint.',
    verdict:
      'It makes old recordings calmer and larger on your own computer; what the tape never held does not come back.',
    suits:
      'You have tapes or small videos of your own, a Windows computer with a graphics card, and an evening to wait.',
    suits_not: 'You work on a Mac, without a dedicated graphics card, or you hope to read distant lettering.',
    likes: [
      'Everything is computed on your own PC',
      'A divided preview before the long export',
      'The original file is never changed',
    ],
    dislikes: [
      'Slow without a dedicated graphics card',
      'Sold for Windows only',
      'Distant faces and unreadable lettering do not come back',
    ],
    meta_title: 'Video AI, Introduced by Its Makers',
    meta_description:
      'Enlarging, denoising and steadying your own recordings on a PC: what Tidemark Video AI achieves and where it disappoints. By the makers.',
    body: `
As makers of Video AI we have seen more family tapes than most, and we write this page with those in mind that came out badly.

## What it does

[Video AI](/video-ai) takes a recording and performs up to five tasks in a fixed order: deinterlacing, removing noise, steadying, enlarging, balancing colors. Each can be left out. A preview divided in two shows before and after for a few seconds that you choose.

## Where it shines

- Tapes from camcorders with stripes in motion: they become calm, and faces near the camera gain much.
- Phone clips at dusk: noise goes, and edges stay.
- Drawn films and screen recordings: lines become clean.

## Where it does not

Very blurred pictures stay blurred. Faces that were twenty pixels wide receive a plausible look, not the true one. Rain, confetti and water are hard for every program of this kind. Steadying crops the edge of the picture; somebody at the rim may lose an arm.

## Time

On a PC with a current graphics card, an hour of tape takes an evening; without one, it may take more than a night. The program measures your machine with a test piece and then names a time. You can pause, and a batch goes on after a restart.

## Privacy

Nothing is uploaded. The program works without a network once it has been activated. We consider that a matter of course with pictures of children.

## For whom

For those who have digitized their tapes and want to show them. For professional restoration there are tools with a hundred controls; ours has ten. Work on recordings of your own, or with the consent of those who own them and of those who appear in them. What can be expected in general is described in [this article](/article/110).
`,
  },
  208: {
    title: 'Video + Music All-in-One: the complete license',
    summary:
      'Written by the makers: both suites under one key, when that pays, and when half of it is enough.',
    verdict:
      'It pays off as soon as you use both halves; if you only watch or only listen, one suite is enough.',
    suits:
      'You save video and music, want one license and one invoice, or already own one of the two suites.',
    suits_not:
      'You use one line only, or you are looking for Video AI or the adult line: neither is included.',
    likes: [
      'One license and one invoice for both applications',
      'Owners of one suite pay only for the other half',
      'Three computers of a household with the larger plan',
    ],
    dislikes: [
      'Pays only if you use both lines',
      'Video AI and the adult line are not included',
      'One system per license',
    ],
    meta_title: 'Video + Music All-in-One, by Its Makers',
    meta_description:
      'Both Tidemark suites in one license: when it pays, when a half is enough, and how owners of single products are counted. By the makers.',
    body: `
The makers of both suites wrote this introduction; the arithmetic in it can be checked on the product page.

## What is inside

[Video + Music All-in-One](/video-music-one) contains the [video suite](/all-in-one-video-suite) and the [music suite](/all-in-one-music-suite) for one system. Two applications are installed, Tidemark Video and Tidemark Music, and both accept the same account. Video AI is a product of its own.

## When it pays

With at least two services in each line, as a rule. Somebody who saves series from Netflix and a broadcaster, and converts playlists as well as audiobooks, is the typical user. The page compares the sum of the two suites with the price of this one, at today’s figures.

## When half is enough

If you listen to music only in the application of your service and never miss it elsewhere, the video suite will do. You can add the other half later: with a lifetime suite in your account you see the price of what is missing, not of the whole.

## For owners

Lifetime products of both lines are added up. Three downloaders and two converters make five, and five count more than three. What a suite contains already is not counted again. Sign in before you compare; otherwise you see the price for newcomers.

## Three computers

The larger lifetime plan covers three computers of the same system in one household. We recommend it to families with a PC for work, a laptop for journeys and a machine beside the television.

## What we would change

Two applications are one too many for some tasks, for instance a concert that one wants to see and to hear. A common search over both is on our list. The limits of law are the same as everywhere in this shop: your own access, private use, and the terms of each service.
`,
  },
}
