import type { ArticleText } from '../../texts'

export const article116: ArticleText = {
  title: 'Nosferatu (1922): tinted, silent and free',
  summary:
    'Murnau’s vampire was to be destroyed by order of a court and survived in copies. Which of them are worth keeping, and why the night has to be blue.',
  meta_title: 'Nosferatu (1922): Which Version to Watch and Keep',
  meta_description:
    'Tinted or gray, 63 or 94 minutes, which music: how the copies of Murnau’s Nosferatu differ, what is free in them, and how to keep one.',
  body: `
“Nosferatu: A Symphony of Horror” was first shown in Berlin in March 1922. F. W. Murnau and his writer Henrik Galeen had taken the story from Bram Stoker’s “Dracula” and changed the names, but asked nobody. Stoker’s widow went to court, the company was bankrupt by then, and in 1925 a judge ordered all prints to be destroyed. Enough of them were abroad already. What you see today was put together from those.

## Who owns it now

Murnau died in 1931 and Galeen in 1949. In the European Union and wherever else 70 years count, the film has been free since 2020; in the United States it has been free for longer. Later films of the same name are not, and of this one the following may still belong to somebody:

- the **music** of a new release, even where it is played after the notes that Hans Erdmann wrote for the first night,
- **intertitles** that were translated or drawn anew,
- the **restoration**, where national law protects one.

## Why the night has to be blue

The camera of 1922 could not film in the dark. Scenes at night were shot in sunlight and the print was dyed: blue for the night, yellow for lamps, pink for the dawn. In a gray copy Count Orlok walks through a bright afternoon with his coffin under his arm, and the ending, in which the first light of day decides everything, loses its sense. A **tinted** copy is not a matter of taste here. It tells another story.

## How to tell copies apart

1. **Running time.** At the speed that is thought right the film lasts about 94 minutes. Copies of 63 minutes run too fast or lack scenes, often both.
2. **Names.** Orlok, Hutter and Ellen are the names of the original. If the titles say Dracula, Harker and Nina, the copy goes back to an American release.
3. **Language.** Many files show German titles with subtitles in a track of their own. Keep that track: [our article on tracks](/article/105) says how.
4. **Edges.** If heads are cut off above, somebody has fitted the picture to a wide screen.

## Details that are easy to miss

- **Nearly all of it is real.** Murnau shot in streets and castles when others stayed in the studio. The town is largely Wismar, the warehouses are in Lübeck, and the castle is Orava, in today’s Slovakia.
- **The coach in negative.** The white wood under a black sky is negative film. To keep the coach dark, it was draped in white.
- **The shadow on the stairs.** At the decisive moments Orlok is not seen. The hand that closes on a heart is only a shadow.
- **The sun that kills.** In the novel, light does not destroy the vampire. This film made it up, and everybody has believed it since.
- **So little of him.** Max Schreck is on the screen for less than ten minutes. It was enough for a century.

## Which music

The score by Hans Erdmann came down to us in parts and has been put together again more than once. Beside it there are dozens of others: orchestra, organ, rock bands, a piano made up on the spot.

1. **Hear the first five minutes** of two versions before you choose. The music decides whether the film is frightening or funny.
2. **Look up its rights.** The film is free, the recording hardly ever. At home that makes no difference. At a film club it does.
3. **Try silence.** Ten minutes without any sound, about halfway, show how much the pictures do on their own.

If you play an instrument, accompany it yourself. That is the only version that nobody else owns.

## Checking a copy

Open the file and jump to three places. **The way to the castle:** is it blue and yellow, or gray throughout? **The ship:** do the sailors move like people or like puppets? If they scurry, the speed is wrong. **The end:** is there a picture of the ruined castle? A hard cut means that a piece is missing.

Then the lettering. The titles of the original imitate the pages of a book, letters, and a newspaper. White on black was added later.

## For a night in October

1. Try the copy the day before, with the speakers that you will use.
2. Turn everything off. The film is made of shadows, and a lamp wipes them out.
3. Say in two sentences who is who: Hutter sells houses, Ellen waits, Orlok buys.
4. Do not stop halfway. An hour and a half in one go is worth more than two halves.
5. Afterward, watch the stairs again.

Herzog’s version of 1979 and the one by Eggers of 2024 look different the next day. Those are protected, so watch them where they are offered. If you would rather stay in the Weimar years, there is [Caligari](/article/117).

## Keeping a copy

Archives of free works offer several versions for download; read the license beside each, since it tells whether the music is included. For an open page that merely plays the film, use the [Video Downloader](/video-downloader) and choose the version with subtitles as a separate track. What broadcasters show is often a protected restoration: it stays in their catch-up for a while and is meant to be watched there. The products that fit are gathered on [the page of this film](/movie-downloader/116); what is allowed in general stands in [the overview](/article/101).
`,
}
