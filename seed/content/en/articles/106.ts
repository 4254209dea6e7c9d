import type { ArticleText } from '../../texts'

export const article106: ArticleText = {
  title: 'Catch-up windows of broadcasters in Europe and Japan',
  summary:
    'A week, a month, a year: how long programs stay online depends on the country, the genre and the contract. What to expect, and how not to miss the last day.',
  meta_title: 'Catch-up Windows in Europe and Japan',
  meta_description:
    'How long the BBC, ARD, ZDF, ARTE, france.tv, RaiPlay, TVer and NHK keep programs online, why that differs, and how to plan for the last day.',
  body: `
Nothing annoys like a program that left yesterday. Catch-up services of broadcasters keep their programs for a time that is called the window, and windows follow rules. Whoever knows them misses less.

## Why there is a window at all

Three forces set it. **Contracts:** rights to films and sport are bought for days, not for ever. **Media law:** in several countries a law or an authority decides how long public broadcasters may offer what. **Costs:** authors and performers are paid for use, so an endless archive is not free. Productions of the house therefore stay longest, bought films shortest.

## What to expect, country by country

### United Kingdom

BBC iPlayer keeps most commissioned programs for about a year and box sets often for longer, while news and bought films leave sooner. Watching on iPlayer requires a TV License. ITVX and Channel 4 are paid for by advertising and keep many series as complete sets for as long as their contracts last.

### Germany, France, Italy, Spain

- **ARD and ZDF** offer documentaries and series of their own for months or years, purchased films often for a short time only. Some programs for adults can be played only at night, unless you have confirmed your age.
- **ARTE** shows the last day under each title, which other services could well imitate.
- **france.tv** keeps daily programs for days or weeks and many series and documentaries for months.
- **RaiPlay** is known for its archive: drama and shows from past decades stand beside last week’s program.
- **RTVE Play** keeps daily series for a long time and bought films briefly.

### Japan

**TVer** unites the commercial networks. A drama or show is usually there for about a week after it was broadcast, until the next part follows; some first episodes stay for the whole season. **NHK** offered seven days of catch-up in NHK Plus, whose successor NHK ONE began in October 2025; older programs are in the paid NHK On Demand. Both services are meant for viewers in Japan.

## At home and abroad

Catch-up is a national matter. The European rules on portability let you take a **paid** service with you on a journey within the EU; free services may join in but need not. The country of the viewer is decided by the service, and none of our products changes it.

## And in the United States

American viewers know another pattern. The broadcast networks put the latest episodes on their sites and apps, often the last five, and move older ones to a paid service of the same group. PBS keeps many programs free for some weeks and offers its members more. Free services with commercials rotate: a series arrives on the first of the month and leaves on the last of another. The principle is the same as in Europe. What the house owns stays, and what it rents goes.

## Reading the small print

Each service has words of its own, and a misunderstanding costs an episode.

- **“Available until the 12th.”** The 12th is not always included. Count on the day before.
- **“3 days left.”** Counted from the hour of the broadcast, not from midnight.
- **“Full season” or “box set.”** All of it is there, and all of it leaves together.
- **“Clips.”** The program itself has gone, and the pieces do not replace it.
- **“Coming soon.”** Having been on the air is no promise. Films and sport are often left out.

## One list, four deadlines

An example of how a list is put in order. It is Monday, and you want four things: a film that a broadcaster bought and showed on Sunday, a documentary of its own, the weekly episode of a Japanese drama, and a daily serial.

1. **The film, tonight.** It may have two or three days.
2. **The Japanese episode, before the next one begins.** Mind the time difference: Friday evening in Tokyo is Friday morning in London and before dawn in New York.
3. **The serial, as it comes.** Episodes pile up, but they last for weeks.
4. **The documentary, last.** It will be there next month.

## When it is too late

The program left yesterday. That need not be the end of it.

1. **Look for a repeat.** Broadcasters show at noon what they had at night, and the window opens again.
2. **Look in the archive.** Productions of the house often move to a permanent section under another heading.
3. **Look at rental and sale.** For films and series it is the quickest way.
4. **Write to them.** Documentary departments do answer, sometimes with a date.

A stranger’s upload is not a substitute. It is not a lawful source, and it is seldom complete.

## Mistakes that cost an episode

- **Waiting for the finale.** When the last episode arrives, the first left weeks ago.
- **Taking “watch from start” for catch-up.** It works for some hours of a live program, then it is gone.
- **Trusting the app on an old television.** Without updates it may not show the date. The website does.
- **The last evening.** Everybody else is there too, and [it is slower](/article/113).
- **Hoping for a repeat.** It often reopens the window, but nobody promises one.

## How to plan

1. Write down the last day as soon as you see it, or let [BBC iPlayer Downloader](/bbc-iplayer-downloader), [RaiPlay Downloader](/raiplay-downloader) and [TVer Downloader](/tver-downloader) sort your list by it.
2. Watch or save what is bought before what is home-made.
3. Check on the day before the next episode: many windows close when it begins.
4. Keep a recording no longer than you need it. Broadcasters and laws allow private use in different measure; [this article](/article/101) has the overview.
`,
}
