import type { ArticleText } from '../../texts'

export const article109: ArticleText = {
  title: 'Audiobooks: chapters, players and places to stop',
  summary:
    'A novel of twenty hours needs chapters, a bookmark and a player that remembers. What M4B can do, which players honor it, and what the rules are.',
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

### Headphones, car, loudspeaker

In the car, a phone connected by cable keeps the place better than a stick, and the steering wheel jumps by chapters if the player is told to. On a smart speaker, check that it can play files of your own at all; many only know services. For children, a simple player with real buttons and one book at a time beats any tablet. And for a hospital bed, where networks are poor and hands are tired, put three books in MP3 by chapters on a player whose one large button means go on. Nobody there wants to sign in.

### How many hours you need

People who listen on a commute of half an hour each way get through twenty hours in a month. That is one novel, and a reason not to keep thirty waiting.

## Where to stop

The end of a chapter is the right place, which makes a timer that waits for it more useful than one that counts minutes. If you fall asleep to books, add a limit of half an hour: in the morning you know that you have to go back 30 minutes at most. For a drive, copy the book before you leave. There is no signal between Barstow and Baker, and an application that insists on one falls silent.

## What to ask of a player

Before you entrust it with a novel, see whether it

1. remembers the place in **each** book, even after a restart,
2. jumps back 30 seconds at the touch of a large button,
3. changes speed by tenths without making the voice shrill,
4. stops at the end of a chapter when told to,
5. obeys the buttons of headphones and steering wheel.

Try it with one book for a week. A skip-chapter button in the place where a skip-track button used to be has cost many a listener an hour.

## Mistakes that cost an evening

- **The narrator as artist.** Each voice then becomes a shelf. Author as artist, narrator as composer is the custom.
- **A series without numbers.** By title, “A Clash of Kings” comes before “A Game of Thrones”, which is the first. Write “Ice and Fire 01” into the album name.
- **Shuffle left on.** The detective names the culprit before the crime.
- **Cuts every ten minutes.** They fall in the middle of sentences. Cut at chapters.
- **Deleting the file before noting the place.** In some applications the bookmark goes with it.
- **Raising the bit rate.** A voice stored at 64 kbit/s says the same at 320, in five times the room.

For the choice between AAC and MP3, everything in [lossless or lossy](/article/107) applies.

## Where books come from

Public libraries lend audiobooks in many countries, for the lending period. LibriVox offers recordings of books in the public domain, read by volunteers. Some shops sell files without protection. And then there are subscriptions such as Audible, where you buy or borrow in the catalog.

For the last case there is the [Audible Converter](/audible-converter): it writes titles of your own library as M4B or as chapters, for players that the service does not support. Titles that you merely borrow are meant for the time of the loan. Whether a copy for private use is allowed follows from the terms of the shop and the law of your country; [our overview](/article/101) names the differences.

### A word on backups

A purchased library represents years of monthly credits. Write down what you own, keep the receipts, and store files you are entitled to keep on two disks. Their tags deserve the order that [music libraries](/article/108) have: author in the artist field, narrator in the composer field, series and number in the title.
`,
}
