import type { ArticleText } from '../../texts'

export const article115: ArticleText = {
  title: 'A Trip to the Moon (1902): which copy to keep',
  summary:
    'A quarter of an hour that everybody may copy, in black and white or colored by hand. How the copies differ, and what in them may still belong to somebody.',
  meta_title: 'A Trip to the Moon (1902): Which Copy to Keep',
  meta_description:
    'Black and white or hand-colored, with which music and at which speed: how to choose a copy of Méliès’s film from 1902 and keep it lawfully.',
  body: `
Six scholars have themselves shot at the moon, meet its inhabitants under giant mushrooms and come home by falling off the edge. Georges Méliès made the film in 1902 in his glass studio at Montreuil, with painted flats, trapdoors and cuts in the camera. The rocket in the eye of the moon is still one of the best-known pictures of the cinema.

## Why you may keep it

Méliès died in January 1938. Where protection lasts for 70 years after the death of the author, it ended with the year 2008; in the United States everything published as early as this is free. You may copy the film, cut it and show it. That holds for the film itself. It does not hold for everything that was added later:

- a **score** that was recorded for a new release belongs to its composer and its players,
- a **commentary** or a new translation of one has an author of its own,
- the work of a **restoration** enjoys protection of its own in some countries.

If you only want to watch at home, a copy whose provider allows the download is the simple answer.

## Black and white, or in color

For decades the film was known in black and white alone. Méliès also sold copies that were colored frame by frame with small brushes, and all of those were thought lost until one turned up in Barcelona in 1993. It was too fragile to be unrolled; years went by before the frames could be photographed one at a time. The restored colors were shown at Cannes in 2011, with new music by the duo Air. So when a page offers the film in color, look twice: it may be this restoration, with music that is protected, or a black-and-white copy colored by a computer.

## What else to look at

1. **Length.** Silent films have no fixed speed. At 14 frames a second the film takes about a quarter of an hour, at 24 it is over in nine minutes and everybody scurries.
2. **The ending.** Many old copies stop at the splash into the sea. Fuller ones go on with a parade and a statue.
3. **Titles.** The film has no intertitles at all. Where there are some, somebody put them in.

## Scene by scene

The film has some thirty scenes, each shot as from the best seat in a theater. These are the ones not to miss.

1. **The congress.** The astronomers look like wizards, and Méliès himself presides. Telescopes turn into stools: the first stop-camera trick.
2. **The foundry.** Roofs and chimneys are painted. The smoke is real.
3. **The shot.** A row of young women in sailor suits pushes the shell in. They came from the music halls.
4. **The face of the moon.** The camera does not move closer. The moon does, on a trolley.
5. **The landing, twice.** First in the eye, then on the ground. In 1902 that was no mistake. It was clearer.
6. **The mushrooms and the Selenites.** They are acrobats, and at the first blow of an umbrella they go up in smoke.
7. **The fall and the sea.** The bottom of the sea was shot through a fish tank.

The idea comes from Jules Verne and H. G. Wells, and from an operetta by Offenbach that audiences knew, which is why nobody missed intertitles.

## Why there are so many copies

Méliès sold his films by the meter, and American firms duplicated them without paying. Many files of today go back to those duplicates: more contrast, less detail, sometimes no ending. He sent his brother Gaston to New York to look after his rights, too late for this one. In 1908 Segundo de Chomón made an “Excursion to the Moon” for Pathé that is so close to it that people confuse the two. If the shell goes in through the moon’s mouth, you are watching the other one.

## Checking a file in a minute

1. **Shape.** The picture is nearly square, four by three. If it fills a wide screen, heads and feet are missing.
2. **A still.** Comb-like edges mean that it is interlaced.
3. **Grain.** Some is a good sign. A surface like plastic has been filtered too much.
4. **Weight.** A quarter of an hour in 1080p comes to about half a gigabyte. There is little to see in fifty megabytes.
5. **Length.** Below ten minutes it runs too fast, or the parade is missing.

## An evening with it

It works with children every time, for it is short and needs no explaining. In its day a lecturer told the story beside the screen: do it yourself the first time and let them do it the second. For music, a piano, an accordion or a recording of your own will do, and then the whole evening is free. You may film it and show it to anybody. Afterward, cardboard and scissors make a cannon.

If you want more, look for his other films of those years. He directed over five hundred, and a little less than half survive. In the end he sold toys at the Montparnasse station, where journalists recognized him in the late twenties.

## Keeping it

Film archives and libraries of free works offer it as a file, mostly with a notice of its license; then the button on their page is all you need. For open pages that only play it there is the [Video Downloader](/video-downloader). Take the largest picture that is offered, and if it is small, see [what enlarging can do](/article/110) before you expect too much. The products that fit stand on [the page of this film](/movie-downloader/115), and what may be kept in general is told in [our overview](/article/101).
`,
}
