import type { ArticleText } from '../../texts'

export const article109: ArticleText = {
  title: 'Audiobooks: chapters, players and places to stop',
  summary:
    'A novel of twenty hours needs chapters, a bookmark and a player that remembers. What M4B can do, which players honour it, and what the rules are.',
  meta_title: 'Audiobooks Offline: Chapters, M4B and Players',
  meta_description:
    'What makes an audiobook file comfortable: chapters, bookmarks, M4B or MP3 parts, players that remember your place, and the limits of copying.',
  body: `
Music is forgiving: if the player forgets where you were, you hear the song again. With an audiobook of twenty hours the same mistake costs an evening. Comfort comes from three things: chapters, a remembered place, and a sensible number of files.

## M4B or many MP3 files

**M4B** is an MP4 file for spoken word. It carries the whole book in one piece, with chapter marks, a cover and AAC sound. Players that know it treat it as a book: they remember the place and offer a sleep timer.

**MP3 by chapter** is the way for devices that know nothing of books: car radios, simple players, loudspeakers for children. Number the files with leading zeros, “01” to “48”, or chapter 10 will follow chapter 1.

**One long MP3** is the worst of both. Avoid it.

## Chapters worth their name

Good chapters bear the titles of the book, not “Track 17”. If your source has only numbers, look at the table of contents of the printed edition and type the names once. Parts of about ten to forty minutes are pleasant. A chapter of three hours should be divided at a pause in the text.

## Sound: less is enough

Speech needs little. 64 kbit/s in mono is clear, 128 kbit/s in stereo suits radio plays with music and effects. A book of twenty hours then takes between 550 megabytes and a little over a gigabyte.

## Players that remember

- **Phones:** audiobook players for Android and iOS open M4B and MP3 folders and remember each book separately.
- **Computers:** VLC shows chapters; library programs such as Audiobookshelf serve a whole household from a home server.
- **Cars:** if the radio forgets, play from the phone.

Set the speed to suit the narrator. Many listeners end at 1.2; anyone who reads faster than that stops hearing the prose.

## Where books come from

Public libraries lend audiobooks in many countries, for the lending period. LibriVox offers recordings of books in the public domain, read by volunteers. Some shops sell files without protection. And then there are subscriptions such as Audible, where you buy or borrow in the catalogue.

For the last case there is the [Audible Converter](/audible-converter): it writes titles of your own library as M4B or as chapters, for players that the service does not support. Titles that you merely borrow are meant for the time of the loan. Whether a copy for private use is allowed follows from the terms of the shop and the law of your country; [our overview](/article/101) names the differences.

### A word on backups

A purchased library represents years of monthly credits. Write down what you own, keep the receipts, and store files you are entitled to keep on two disks. Their tags deserve the order that [music libraries](/article/108) have: author in the artist field, narrator in the composer field, series and number in the title.
`,
}
