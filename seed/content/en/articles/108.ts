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
- **Let a database help.** Free programs such as MusicBrainz Picard and Mp3tag compare your files with catalogs and propose tags. Check before you accept.
- **Make a copy first.** Ten thousand wrong tags are written as quickly as ten thousand right ones.
- **Ten albums a day.** A library of a thousand albums is done before autumn.

### How to tell that it is done

Sort the library by album artist and scroll. Each name should appear once. Then sort by album: the same album twice in a row means a stray space, a bracket or a second spelling. Last, sort by cover size and look at the smallest. Half an hour of this each spring keeps a library in order for years.

## Names that sort badly

The Beatles under T, Björk after Z, and a Japanese singer wherever the character codes put her. Most formats have a **sort** field for artist and album artist: write “Beatles, The” or “Bjork” there, and what is shown does not change. Decide once how you treat articles and initials. “R.E.M.” and “REM” are two bands to a machine.

## Faults that come back

- **A space at the end of a name.** You cannot see it, but “Adele” with and without one are two singers.
- **“feat.” in the album artist.** It belongs in the artist or the title. Elsewhere it tears the album in two.
- **“CD2” in the album name.** It parts what the disc number would hold together.
- **Strange letters where accents were.** These are old tags in another encoding. Rewrite them as ID3v2.3 in UTF-16, which nearly everything reads.
- **Reissues mixed with originals.** The album of 1973 and its anniversary box deserve two names, or one swallows the other’s bonus tracks.
- **The player shows the old name.** It keeps an index. Tell it to read the folder again before you correct a thing twice.

## How much room covers take

A cover of 1.5 megabytes seems nothing until it is embedded ten thousand times: that is 15 gigabytes of the same pictures. At 150 kilobytes it is a gigabyte and a half, and no screen in the house shows the difference. Programs that tag in bulk can shrink covers in the same pass.

## Classical music and live recordings

Somebody who looks for Mahler looks for a work and a conductor. Put the conductor and the year of the recording into the album name: “Symphony No. 4 (Abbado, 1977)”. With three recordings of one symphony, nothing else tells them apart at a glance. Check that your player goes from track to track without a gap, or there will be a hole in the finale.

Live albums need the place and the date in the album name, for bands play the same songs every night. For concerts you recorded yourself, add the source to the comment: which microphone, which seat. In ten years nobody will remember.

Order gives no rights. What the terms of a service do not let you keep after you cancel comes off the shelf before you tidy it; [the overview](/article/101) has the details.

## Begin with clean files

It saves work if tags are right from the first day. [TIDAL Converter](/tidal-converter) and [Qobuz Converter](/qobuz-converter) write album artist, disc numbers, composer and a cover in the size you set, as the service states them. Where a service is wrong, and box sets often are, correct it once in the file.

The tags of your own recordings, concerts of friends, tapes of a choir, deserve the same care. They are, in the end, the only albums that nobody else has. Formats to store them in are compared in [lossless or lossy](/article/107).
`,
}
