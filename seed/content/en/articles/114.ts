import type { ArticleText } from '../../texts'

export const article114: ArticleText = {
  title: 'Anime seasons: simulcasts, dubs and where a series runs',
  summary:
    'Four seasons a year, episodes within an hour of Japan, dubs weeks later: how the anime calendar works, and how to keep track of it across services.',
  meta_title: 'Anime Seasons: Simulcasts, Dubs and Services',
  meta_description:
    'Winter, spring, summer, autumn: how anime seasons and cours work, what simulcast and simuldub mean, and how to follow a series across services.',
  body: `
Anime keeps a calendar of its own. Whoever understands it knows when to look for new series, why the English voices are late, and why the same title runs on three services in Japan and on one in the rest of the world.

## Four seasons, and cours

New series begin in January, April, July and October. A block of about twelve or thirteen weekly episodes is called a **cour**. Many series have one, some two in a row, and a “split cour” takes a break of a season in between. “Season 2, part 2” on a service usually means the second half of a split cour, not a third season.

Charts of the coming season appear some weeks before it starts. Late March and late September are good times to make a list.

## Simulcast and simuldub

A **simulcast** is an episode that appears abroad at or shortly after the hour of its broadcast in Japan, with subtitles. Because many slots lie after midnight in Japan, an episode of “Saturday night” is on the air on Sunday, Japanese time, and still on Saturday in America.

A **simuldub** is a dubbed version during the same season, as a rule two or three weeks behind. Other dubs follow months later, or when a series has proved popular. Before you save a season for somebody who wants to hear it dubbed, check whether the dub is complete.

## Outside Japan

[Crunchyroll](/crunchyroll-downloader) carries most simulcasts, with subtitles in many languages; Funimation’s catalog has been merged into it. Netflix, Disney+ and Prime Video hold some titles exclusively, often weekly in Japan and in one piece elsewhere. A series can change its home between seasons.

## In Japan

- [d Anime Store](/d-anime-downloader) has breadth: several thousand works, little else, and mostly no subtitles.
- [ABEMA](/abema-downloader) shows many series first or together with the broadcast, some free of charge for a week.
- [U-NEXT](/u-next-downloader) and DMM TV carry nearly every new series as well.
- TVer offers some for a week after the broadcast.

Most series are therefore found in several places, and exclusive ones stand out. The services of Japan are meant for viewers in Japan.

## Three checks before you wait for the dub

1. The English track exists for **every** episode, not just for the first cour.
2. It is the dub you have in mind. Some classics were dubbed twice, with other names.
3. The subtitles beside it are “signs and songs” rather than the full dialogue.

For the times of day, remember that Japan does not change its clocks. When America or Europe does, your episode moves by an hour although nobody rescheduled it.

## Figures for planning

- Twelve episodes of 24 minutes are a little under five hours.
- In 1080p they take six to twelve gigabytes, in 720p half of that.
- A series that begins in April ends in late June, one of October just before Christmas.
- A voice takes some 20 megabytes per episode. Two voices in one MKV cost little; the same picture saved twice costs a lot.

Pick three or four titles per season. Of ten, most people drop six.

## If the next season is missing

A series may move between seasons, and its English name moves faster than its Japanese one. Search by the Japanese title in Latin letters, then by the studio. Look at the broadcaster’s own page: it often names the services abroad. If it is not announced anywhere two weeks before the season begins, it may come late as a whole, in one piece, on a service that prefers it so. What does not help is somebody’s upload. It is no lawful source, and its subtitles are often made in an evening.

## Keeping track of ten shows

A note with four columns is enough: title, service, last episode seen, day of the week. Strike out what is finished. Shows that pause for a season stay on the note, for nobody remembers in October where June ended.

## Mistakes everybody makes

- **Saving in the first hour.** Subtitles of the day are sometimes corrected within the week. If there is no hurry, wait.
- **Skipping the film in the middle.** Some stories pass through cinemas between two seasons, and the list of the service does not say so.
- **Burning subtitles in.** They show everywhere and can never be corrected.
- **Taking the broadcast for the final version.** Scenes are redrawn for the discs. If the service replaces an episode, your file is still the old one.
- **Trusting the date of the finale.** One recap episode or a week off moves it.
- **Mixing two services in a folder.** Episode 13 of one may be episode 1 of the other.
- **Judging by the drawing.** Round faces say nothing about episode three. Put the age rating into the folder’s name if children use the server.

## Keeping order

1. **One folder per series, one below it per season.** Number episodes as the service does, and add the total number in brackets if fans use it.
2. **Mark specials.** OVA, film and recap episodes get an S00 number, which media servers recognize.
3. **Keep signs and songs.** For a dubbed version you still want the small subtitle track that translates letters and lyrics. ASS keeps their places in the picture; [more on subtitles here](/article/104).
4. **Save by cour, delete by cour.** A season that you have seen makes room for the next one.

Save what you may: a subscription is for your own eyes, and the people who drew all this live from those who watch it lawfully. How long free windows last, [the article on catch-up](/article/106) tells.
`,
}
