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

## Keeping it

Film archives and libraries of free works offer it as a file, mostly with a notice of its license; then the button on their page is all you need. For open pages that only play it there is the [Video Downloader](/video-downloader). Take the largest picture that is offered, and if it is small, see [what enlarging can do](/article/110) before you expect too much. The products that fit stand on [the page of this film](/movie-downloader/115), and what may be kept in general is told in [our overview](/article/101).
`,
}
