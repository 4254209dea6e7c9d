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

### The app’s settings, one by one

“High” quality may weigh three times as much as “standard”, and on a phone you cannot tell. If there is a memory card, choose it as the place for downloads. Automatic downloads of the next episode are handy, but they tend to delete the one you saw. And look up how many devices your plan allows; families run out sooner than they think. Some plans with commercials have no downloads at all.

## The evening before

1. Start the queue early. A season takes a while, and services are busy at night.
2. Choose the sound track you want to hear, and one subtitle track. Cabin noise swallows dialogue; captions help even in your own language.
3. Use MP4 with H.264 if you do not know the device. [Our article on formats](/article/104) explains why.
4. Copy the files to the device and open **each** of them for a few seconds. A file that does not open at home will not open over Greenland.
5. Switch to flight mode and test once more.

## Flying with children

An adult puts up with a dull episode; a four-year-old does not. Make a separate folder of things they already know and love: on a plane, the familiar wins. Set the language before you leave, since a dub that was not saved cannot be fetched in seat 24B, and cap the volume in the settings. Episodes of seven to eleven minutes are ideal, because you can stop when the cart arrives without tears. Reckon with three hours of video for every eight in the air, and bring crayons.

## A layover in the middle

On a trip such as Chicago to Sydney by way of Los Angeles, the layover is useful, though not for downloading. Airport Wi-Fi is shared by hundreds and often ends after half an hour. Use the time to

1. charge everything to the top,
2. delete what you have seen, if space is tight,
3. move the second leg’s episodes from laptop to tablet.

Your service may show another catalog once you land. Do not count on finishing a season abroad.

## The power bank

It belongs in carry-on baggage, never in a checked bag. Up to 100 watt-hours, about 27,000 mAh at 3.7 volts, it is generally accepted without questions; between 100 and 160 you need the airline’s approval, and above that it stays at home. A growing number of airlines also restrict charging from it during the flight or keeping it in the overhead bin. The rating is printed on the case. If it has worn off, security may keep the device.

## What usually goes wrong

- **Everything in 4K.** One season fills the tablet and stutters on an older chip, and on eleven inches you would not see it.
- **One genre.** After five hours of murder, a comedy is a relief.
- **Numbers without a zero.** Players sort by characters and put 10 right after 1. Write “01”.
- **Long names.** On a phone they all look alike up to the middle. Put season and episode first.
- **Wireless only.** Six hours are fine, eleven may not be. Pack a wired pair, with the adapter.
- **Forgetting the way back.** Hotel Wi-Fi is no match for home. Prepare both directions together.
- **Starting late.** If it is slow the night before, [this checklist](/article/113) helps, but it works no wonders at five in the morning.

## On board and afterward

Dim the screen and use wired or well charged headphones; brightness is what empties a battery. Keep the power bank in the hand luggage, where the rules want it anyway. Some seats only deliver power to slow chargers, so plug in early.

Delete what you have seen. Files kept for a journey are kept for that journey, and a tidy disk is the best start for the next one. If you are unsure what may be kept at all, read [what you may save](/article/101) first.
`,
}
