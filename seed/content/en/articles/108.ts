import type { ArticleText } from '../../texts'

export const article108: ArticleText = {
  title: 'A tidy music library: tags, covers and folders',
  summary:
    'Why albums fall apart in the player, which six tags matter, how large a cover should be, and an order of folders that survives the next change of player.',
  meta_title: 'A Tidy Music Library: Tags, Covers, Folders',
  meta_description:
    'Six tags that matter, covers in the right size and folders that outlive a player: how to put a music library in order, step by step.',
  body: `
You drop an album into the player, and it appears as five: one for each guest singer. The music is fine, the tags are not. This article is about the data inside your files, and about an order that lasts.

## Where tags live

Each format has its own kind: ID3 in MP3, Vorbis comments in FLAC and Ogg, atoms in M4A. Good players read all of them. File names are only the second source, for the day when tags are lost.

## The six tags that matter

1. **Title**
2. **Artist:** who performs this song, guests included.
3. **Album artist:** who the album belongs to. It has to be the same on all tracks; this is the tag that keeps an album together.
4. **Album**
5. **Track number**, and **disc number** if there is more than one.
6. **Year** of the release.

Genre is pleasant, but nobody agrees on it. For classical music add **composer**, and put work and movement into the title if your player has no field for them: “Symphony No. 4: II. Andante”.

### Compilations and soundtracks

Set the album artist to “Various Artists” and keep the performers in the artist tag. If a player still tears the album apart, look for a compilation mark, which some of them expect.

## Covers and folders

Embed one cover per file, as a JPEG, square, between 600 and 1000 pixels wide. Larger ones make a library slow and are rejected by some car radios. A file called “cover.jpg” in each folder helps media servers.

A pattern of folders that every system understands:

- “Album artist / Year - Album / 01 Title.flac”

Avoid colons, question marks and slashes in names. Keep the letters of the original language; Unicode has long been safe, transliteration is a loss.

## How to go about it

- **Work by album**, not by song. Open one, correct it, close it.
- **Let a database help.** Free programs such as MusicBrainz Picard and Mp3tag compare your files with catalogues and propose tags. Check before you accept.
- **Make a copy first.** Ten thousand wrong tags are written as quickly as ten thousand right ones.
- **Ten albums a day.** A library of a thousand albums is done before autumn.

## Begin with clean files

It saves work if tags are right from the first day. [TIDAL Converter](/tidal-converter) and [Qobuz Converter](/qobuz-converter) write album artist, disc numbers, composer and a cover in the size you set, as the service states them. Where a service is wrong, and box sets often are, correct it once in the file.

The tags of your own recordings, concerts of friends, tapes of a choir, deserve the same care. They are, in the end, the only albums that nobody else has. Formats to store them in are compared in [lossless or lossy](/article/107).
`,
}
