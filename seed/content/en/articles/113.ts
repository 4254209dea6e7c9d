import type { ArticleText } from '../../texts'

export const article113: ArticleText = {
  title: 'When a download is slow: a checklist',
  summary:
    'Seven checks, from the cable to the hour of the day, that find the cause in most cases, and the three details to send us if they do not.',
  meta_title: 'Slow Download? A Checklist of Seven Steps',
  meta_description:
    'Connection, disk, service, time of day, settings: seven checks for slow or stopping downloads, and what to tell support if none of them helps.',
  body: `
“Slow” can mean four things: slow from the start, slow in the evening, stopping halfway, or slow at the very end. Each has its usual causes. Go through the list from the top; the first points need a minute each.

## What is normal

Any wait seems long without a figure beside it. Connections are sold in megabits, and files are measured in megabytes: divide by eight. A line of 100 Mbit/s brings 12.5 megabytes a second at best. An episode of 1.5 gigabytes takes

- about two minutes at 100 Mbit/s,
- about ten at 20,
- about forty at 5.

That is the minimum. The rest is up to the service, which delivers video as fast as watching needs, with a little to spare. Even on gigabit fiber, a title often stays at 30 or 40 Mbit/s. Nothing is broken. It is their tap, not your pipe.

## The seven checks

1. **Does the video play smoothly in your browser?** If it stutters there too, the cause lies in the network or at the service. No setting of ours will help.
2. **Cable instead of Wi-Fi.** Walls, microwaves and neighbors cost more speed than people think. If there is no cable, sit in the room of the router for a test.
3. **What else is using the line?** Cloud backups, game updates and a second household member in a video call share what there is.
4. **Which hour is it?** Between eight and eleven in the evening many services and providers are busy. Let the queue run at night or in the morning.
5. **How many jobs run side by side?** More is not faster. One or two at a time are the best choice on most lines, and kinder to the service.
6. **Is the disk the brake?** USB sticks and almost full disks write slowly. Save to an internal disk and copy afterward.
7. **Is the application up to date?** Services change how they deliver their streams. The [changelog](/changelog/video-downloader-windows) tells what has been adapted.

## Stopping halfway

An interruption is often a session that has expired. Sign in again inside the application and resume; finished parts are not fetched twice. If it always stops at the same place, that segment may be damaged at the service. Choose another picture size: it has segments of its own.

## Line or service? A test

To tell them apart, fetch something that does not depend on the service: a short video from an open site whose author allows copies. If it arrives at once, the service is the cause. If it crawls as well, the cause is in your house or at your provider. Then look at **where** your own title stops:

- **At the same minute each time:** that segment is probably damaged at the source.
- **Somewhere else each time:** think of the network, or of a laptop that goes to sleep. Keep it awake in the power settings while the queue runs.
- **With one title only:** see whether it is still in the catalog. Titles about to leave give more trouble than others; [windows](/article/106) explains them.
- **In a hotel, after some hours:** the network wants you to sign in on its page again.
- **After the router restarted:** addresses have aged. Reload the page, then resume.

## Slow at the end

When the last percent takes long, nothing is being fetched any more. Picture, sound and subtitles are being joined. On an old computer with a long film that can take minutes. If you chose a **conversion**, for example from H.265 to H.264, the whole film is encoded anew, which may take as long as the film itself. Take the codec as delivered where you can; [this article](/article/104) helps with the choice.

## If the line is weak

Not every address has fiber. Ask for less: an episode in 720p has about half the size of 1080p, and on a tablet you hardly see it. Start the queue at bedtime, turn off the screen rather than the computer, and the season is there in the morning. A pair of adapters that use the power lines is inexpensive and beats many a repeater in an old house, provided they are plugged into the wall and not into a power strip.

With a phone as a hotspot, do the sums first. A season in 1080p takes some 15 gigabytes, which is all that some plans allow at full speed. For a trip, get everything done at home, as in [the long flight](/article/102).

## What you should not do

- Do not start the same title five times. It makes all five slower.
- Do not switch off the virus scanner. If it examines each file for long, exclude the folder of finished files, not the application.
- Do not expect wonders from “accelerators”. A service delivers as fast as it wants to.

### One change at a time

Change a setting, try the same title, note the speed, and only then change the next. Three changes at once may help, but you will not know which did, and the fault will be back.

## If nothing helps

Write through the [contact form](/contact) with three details: the address of the title, the version of the application, and the log that Help → Save log gives you. It contains no passwords. Say which of the seven points you have checked, and we can begin at the eighth.

With the trial of the [Video Downloader](/video-downloader) you can test a line at any time: a short video from an open site shows whether the problem lies with one service or with all.
`,
}
