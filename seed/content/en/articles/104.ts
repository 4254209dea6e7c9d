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
- **AV1** saves even more and is free of licence fees. Only recent devices decode it without straining the battery.

A service delivers what it has. Converting afterwards costs time and always a little quality, so take the codec you need when you save, if there is a choice.

## Sound: stereo or more channels

AAC in stereo is the safe answer. Dolby Digital Plus (E-AC-3) carries surround sound, and most televisions and receivers know it, whereas many tablets fall silent. If you keep two tracks, put the stereo one first.

## Subtitles: inside, beside or burnt in

- **SRT** is text with times and nothing else. It can lie beside the video under the same name, and any editor opens it.
- **WebVTT** is its relative from the web, with a little positioning.
- **ASS** knows colours, fonts and places. Anime uses it for signs and songs.
- **Burnt in** means part of the picture: it plays everywhere and can never be switched off.

If subtitles do not appear, check the name first: “film.mp4” and “film.en.srt” belong together, “film (1).srt” does not.

## Short answers

- A television of unknown age: MP4, H.264, AAC stereo, SRT beside the file.
- A tablet for a journey: MP4, H.264 or H.265, one sound track.
- A media server at home: MKV, whatever the service delivers, all languages you speak.
- Language learning: MKV with two sound tracks and two subtitles, as described in [this article](/article/105).

The [Video All-in-One](/all-in-one-video-suite) remembers such choices, so that you make them once. What the lists of a stream reveal about codecs is told in [M3U8 and MPD explained](/article/103).
`,
}
