import type { ArticleText } from '../../texts'

export const article102: ArticleText = {
  title: 'Planning a long flight with a series',
  summary:
    'How many episodes fit into eleven hours, how much room they take, and what to do on the evening before so that nothing is missing above the clouds.',
  meta_title: 'A Long Flight with a Series: How to Plan It',
  meta_description:
    'Hours, episodes, disk space, subtitles and battery: a plan for watching your own series offline on a long flight, by the Video desk.',
  body: `
A long flight is kind to a series: nobody calls, and the seat is paid for. It is unkind to streaming, because on-board networks are slow or reserved for messages. Half an hour of planning at home settles it.

## Count hours, not episodes

Take the flight time and subtract what you will not watch: boarding, two meals, sleep. Of eleven hours perhaps six remain. Six hours are

- eight episodes of 45 minutes, which is one season of many dramas,
- fifteen episodes of 24 minutes, which is one cour of anime and a little more,
- or two films and a documentary.

Save a fifth more than that. Delays are part of flying.

## How much room it takes

An hour of video in 1080p needs about one to three gigabytes, in 720p about half of that. On a tablet of eleven inches the difference is hard to see at arm’s length. For six hours in 720p, five gigabytes are a fair estimate. Check the free space before you begin, and leave some of it free: devices with a full disk become slow.

## First look at what the service offers

Most services let you store titles in their own mobile application, as a rule for a limited number of days and devices. If you watch on a phone and come home before the days are over, that is enough. Reasons to use a computer are a laptop as the screen, a file for the seat-back USB player, several subtitle tracks, or a series that would expire in the middle of your journey. [Netflix Downloader](/netflix-downloader) and [Disney+ Downloader](/disney-plus-downloader) are made for these cases, for titles that your plan plays and that you may keep privately.

## The evening before

1. Start the queue early. A season takes a while, and services are busy at night.
2. Choose the sound track you want to hear, and one subtitle track. Cabin noise swallows dialogue; captions help even in your own language.
3. Use MP4 with H.264 if you do not know the device. [Our article on formats](/article/104) explains why.
4. Copy the files to the device and open **each** of them for a few seconds. A file that does not open at home will not open over Greenland.
5. Switch to flight mode and test once more.

## On board and afterwards

Dim the screen and use wired or well charged headphones; brightness is what empties a battery. Keep the power bank in the hand luggage, where the rules want it anyway. Some seats only deliver power to slow chargers, so plug in early.

Delete what you have seen. Files kept for a journey are kept for that journey, and a tidy disk is the best start for the next one. If you are unsure what may be kept at all, read [what you may save](/article/101) first.
`,
}
