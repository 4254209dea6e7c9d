import type { ArticleText } from '../../texts'

export const article104: ArticleText = {
  title: 'Choosing codecs, containers and subtitles',
  summary:
    'MP4 or MKV, H.264 or H.265, SRT or burnt in: five choices that decide whether a file plays on the television in the bedroom, and how to make them once.',
  meta_title: 'MP4 or MKV, H.264 or H.265, SRT: How to Choose',
  meta_description:
    'Containers, codecs and subtitle formats in plain words, with a table of choices for televisions, tablets, media servers and old laptops.',
  body: `
A video file is a parcel. The **container** is the box, the **codecs** are the ways in which picture and sound were packed, and the **subtitles** are the note inside. A device has to understand all three.

## Containers: MP4 or MKV

**MP4** plays almost everywhere: phones, tablets, televisions, game consoles, cars. It holds picture, several sound tracks and simple text subtitles, though many players show only the first track of each.

**MKV** holds more or less anything: many sound tracks, many subtitles with styling, chapters, attachments. Computers and media servers like it. Phones need a player that supports it, and older televisions may refuse it.

Changing from one box to the other does not touch the contents. If a file has the wrong container but the right codecs, it can be repacked in seconds without loss.

## Picture codecs: H.264, H.265 and AV1

- **H.264 (AVC)** is understood by every device of the last fifteen years. Choose it when you do not know where a file will be played.
- **H.265 (HEVC)** needs roughly a third to a half less room for the same picture. Devices from about 2017 on play it in hardware; older ones stutter.
- **AV1** saves even more and is free of license fees. Only recent devices decode it without straining the battery.

A service delivers what it has. Converting afterward costs time and always a little quality, so take the codec you need when you save, if there is a choice.

## Sound: stereo or more channels

AAC in stereo is the safe answer. Dolby Digital Plus (E-AC-3) carries surround sound, and most televisions and receivers know it, whereas many tablets fall silent. If you keep two tracks, put the stereo one first.

### When voice and lips part

If the voice is late by the same half second from start to end, it is the device: sound bars and wireless headphones add a delay, and nearly every television has a setting to make up for it. If the gap grows as the film goes on, it is the file. Picture and sound were stored at different speeds, or a piece is missing. Check it on a computer before you do anything over. And if only one player has the fault, change the container, which costs nothing, before you change the codec, which costs time and quality.

## Subtitles: inside, beside or burnt in

- **SRT** is text with times and nothing else. It can lie beside the video under the same name, and any editor opens it.
- **WebVTT** is its relative from the web, with a little positioning.
- **ASS** knows colors, fonts and places. Anime uses it for signs and songs.
- **Burnt in** means part of the picture: it plays everywhere and can never be switched off.

If subtitles do not appear, check the name first: “film.mp4” and “film.en.srt” belong together, “film (1).srt” does not.

## HDR, chapters and fonts

Three details nobody looks at until they fail.

- **HDR.** On an ordinary screen, an HDR picture looks gray and washed out unless the player converts it. If one of your screens cannot show it, take the standard version where there is one.
- **Chapters.** MKV always carries them; in MP4 it depends on the player. For a concert or a course they are worth having.
- **Fonts.** ASS may ask for a particular typeface, which travels inside the MKV. Repack it as MP4, and the signs look different.

## What each choice weighs

For a film of two hours, roughly:

- H.264 in 1080p: four to six gigabytes
- H.265 in 1080p: two to four
- H.264 in 720p: about two
- a stereo voice in AAC: 120 megabytes
- a voice in Dolby Digital Plus: around 550 megabytes, depending on the service
- subtitles: less than a tenth of a megabyte

It is the picture that weighs. Leaving out a language saves little and is regretted later; going from 1080p to 720p halves the file, and on a tablet you hardly see it.

## The two-minute test

Before you save a season, save **one** episode with the settings you plan to use, and take it to the device.

1. Play it from the start.
2. Jump to the middle.
3. Switch the voice.
4. Turn on subtitles and look for an accented letter.
5. Pause for a minute and go on.

If all five work, the rest of the season will. If one fails, change **one** thing at a time: first the container, then the sound, the picture codec last.

## Common mistakes

- **Renaming “.mkv” to “.mp4”.** That changes the label, not the box.
- **Converting just in case.** Each conversion takes something away. Keep the original while it works.
- **Burning in for convenience.** The typo that annoys you will be part of the picture forever.
- **A USB stick in FAT32.** It takes no file above four gigabytes. Use exFAT if the television reads it.
- **Throwing away the original voice.** It takes as much room as a few songs, and some day you will want it.

## Short answers

- A television of unknown age: MP4, H.264, AAC stereo, SRT beside the file.
- A tablet for a journey: MP4, H.264 or H.265, one sound track.
- A media server at home: MKV, whatever the service delivers, all languages you speak.
- Language learning: MKV with two sound tracks and two subtitles, as described in [this article](/article/105).

The [Video All-in-One](/all-in-one-video-suite) remembers such choices, so that you make them once. What the lists of a stream reveal about codecs is told in [M3U8 and MPD explained](/article/103).
`,
}
