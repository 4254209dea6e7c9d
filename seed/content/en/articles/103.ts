import type { ArticleText } from '../../texts'

export const article103: ArticleText = {
  title: 'M3U8 and MPD explained: what a stream is made of',
  summary:
    'Nearly every stream on the web begins with one of two small text files. What stands in them, how a player reads them, and what you can learn from them yourself.',
  meta_title: 'M3U8 and MPD Explained: HLS and DASH',
  meta_description:
    'What an M3U8 list and an MPD manifest contain, how HLS and DASH cut a film into segments, and what variants, periods and tracks mean.',
  body: `
When you press play, your browser does not fetch a film. It fetches a list. The list says where the pieces of the film are, in which sizes and languages they exist, and the player takes one piece after the other. Two kinds of lists have prevailed.

## M3U8: the list of HLS

HLS stands for HTTP Live Streaming. Apple introduced it in 2009, and its format is described in RFC 8216. The list is plain text in UTF-8, hence the 8 in the name. There are two levels:

- The **multivariant list** names the versions of a film: picture sizes with their bit rates, groups of sound tracks, groups of subtitles.
- The **media list** of one version names its segments, often of about six seconds, in the order in which they are played.

A line such as EXT-X-STREAM-INF introduces a version with its resolution; EXT-X-MEDIA introduces a sound track or subtitles. At the end of a finished program stands EXT-X-ENDLIST. If that line is missing, the stream is live, and the player asks for the list again and again.

## MPD: the manifest of DASH

DASH is an international standard, ISO/IEC 23009-1. Its list is an XML file called Media Presentation Description. It is built like a tree:

- A **Period** is a stretch of time, for example the program between two breaks.
- An **AdaptationSet** groups what is the same content: the picture, the German sound, the English subtitles.
- A **Representation** is one version of it, with codec, size and bit rate.
- **Segments** are the pieces, named one by one or by a pattern.

Picture and sound are separate in DASH, and mostly in modern HLS too. This is why a saved stream has to be joined before it plays as one file.

## What both have in common

Both adapt: when the network becomes slow, the player moves to a smaller version at the next segment. Both may use the same segments today, a common form known as CMAF. And both may be protected. A protected stream says so in its list, and its keys are given only to players with a license. That is a boundary: it shows that the provider does not leave the stream to everyone, and in many countries it must not be got round.

## A list, line by line

Take the multivariant list of a program of 45 minutes. This is what you meet:

- **EXTM3U** opens the file and says no more than that it is a list.
- **EXT-X-STREAM-INF** with BANDWIDTH=5000000 and RESOLUTION=1920x1080: a version in 1080p that needs five megabits a second.
- **The same line with 1280x720** and some three megabits: the middle version.
- **EXT-X-MEDIA** with TYPE=AUDIO and a language: a voice in a stream of its own.
- **TYPE=SUBTITLES:** text, usually WebVTT.

Now you can do the sums before anything is saved. Five megabits are 0.625 megabytes; 45 minutes are 2,700 seconds; the file will come to about 1.7 gigabytes. At six seconds each, there are 450 segments. If the application counted 449, one is missing, and you know what to look for.

### Looking at a list without any tool

An M3U8 opens in any text editor. In the browser, press F12, choose the network tab, type “m3u8” or “mpd” into its filter, and start the video: the first request is usually the list at the top. You see which versions and languages exist, and whether the program is complete. If you stream your own events, this is the quickest check there is. A missing resolution or language shows here before the audience complains. Looking saves nothing, and it opens nothing that was closed.

## How they differ in use

1. **Reading.** An M3U8 is read with the naked eye, an MPD as a tree.
2. **Names of segments.** HLS lists each of them; DASH often gives a pattern and a number, and the player works out the rest.
3. **Commercial breaks.** In DASH they are periods, in HLS a mark called a discontinuity. Volume and picture size may change at either.
4. **Live.** In HLS the last line is missing; in DASH the type says “dynamic” where it would say “static”.

## When something does not add up

- **Picture but no sound.** Only the video track was chosen. Go back and tick a voice.
- **Sound that runs ahead, more and more.** One of the two tracks lacks a segment. Fetch that track again.
- **Nothing above 480p.** A service offers each plan and each device what it likes. Compare with your browser, signed in to the same account.
- **Error 403 halfway.** Addresses of segments live briefly. Reload the page and resume.
- **Subtitles off after a break.** They count from another zero. Shift them in the player.
- **An empty table.** The page may use the other format, so try the other product first. If everything is merely slow, go through [the seven checks](/article/113).

## What you can do with this knowledge

- **Find out what a page offers.** The list tells you whether there is a second language or a higher resolution before you save anything.
- **Check your own streams.** If you run a channel or record events, a glance into the list shows missing versions and wrong languages.
- **Choose the right tool.** For lists in M3U8 there is the [DRM M3U8 Downloader](/m3u8-downloader), for manifests in MPD the [DRM MPD Downloader](/mpd-downloader). Both show the list as a readable table and join the parts without encoding them again, for streams you have lawful access to.

Which codec and container to choose when you are asked, the next article explains: [codecs, containers and subtitles](/article/104).
`,
}
