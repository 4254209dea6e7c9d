import type { ArticleText } from '../../texts'

export const article117: ArticleText = {
  title: 'The Cabinet of Dr. Caligari (1920): painted shadows',
  summary:
    'Streets of canvas, light made with a brush and an ending that is still argued about. What to look for in a copy, and since when it is free in Europe.',
  meta_title: 'The Cabinet of Dr. Caligari: Which Copy to Keep',
  meta_description:
    'Which copies of The Cabinet of Dr. Caligari show the painted sets well, what is free since 2025, and how to keep the film for an evening offline.',
  body: `
At a fair in a crooked town a showman presents a sleepwalker who tells the future. Then people are found dead. Robert Wiene’s film had its first night in Berlin in February 1920, and nothing in it looks like the world: Hermann Warm, Walter Reimann and Walter Röhrig built the streets of wood and canvas and painted even the shadows on them. Conrad Veidt walks through as if he were drawn himself.

## Free, but not long since

For a film, European law counts from the death of the last of a few people: the director, the writers, the composer of music made for it. Wiene died in 1938 and Carl Mayer in 1944, but the other writer, Hans Janowitz, lived until 1954. In the European Union the film has therefore been free only since the beginning of 2025. In the United States, where the year of publication counts, it was free decades earlier. This is why pages from different countries long said different things about it, and both were right.

Newer parts have rights of their own here too: the music of a release, translated intertitles, and in some countries a restoration.

## What a good copy shows

- **Paint.** The brush strokes on floors and walls should be seen. In a file of poor quality they melt into gray, and with them goes half the film.
- **Colors.** The prints were tinted in brown, green and a steely blue. Black and white is a later habit.
- **Titles.** The intertitles of the original are lettered as jaggedly as the houses are built. Plain type means that they were replaced.
- **Steadiness.** The first act is missing from the camera negative and comes from prints. If only the beginning jumps and scratches, the copy is honest.

The restoration of 2014 went back to that negative; about 77 minutes are the usual length.

## Seen twice

The story has a frame: somebody tells it, on a bench, in a garden. Whether that frame tames the film or makes it worse has been debated for a hundred years, and you can only judge it when you know the end. So keep the copy for a second evening. A tip: watch the frame again straight after the film, and compare the walls.

## Who is who

- **Dr. Caligari** is Werner Krauss, in striped gloves, with tiny steps. He was thirty-five and looks seventy.
- **Cesare,** the sleepwalker, is Conrad Veidt, who was to be Major Strasser in “Casablanca” twenty-two years later.
- **Jane** is Lil Dagover. **Francis,** who tells the story, is Friedrich Feher.
- **The camera** is Willy Hameister’s. It hardly moves. The walls do.

Fritz Lang was to direct it and was kept elsewhere. The producer, Erich Pommer, agreed to painted sets not least because they were cheap.

## How to look at the sets

There is no straight line, yet there is an order. The second time, watch for this:

1. **The stools.** The town clerk sits so high that one has to look up to him. Power is measured in inches.
2. **The windows.** Triangles and diamonds, and the light that they let in is painted on the floor, even where it ought to come from the other side.
3. **The doors.** Caligari’s close like mouths.
4. **Jane’s room.** It alone has curves. When Cesare enters, his blade cuts it in two.
5. **The paths across the roofs.** They climb toward nothing, and the actors do climb them.

In a poor copy all of this is a smudge. For once, resolution is not a luxury: on a large screen, a file of less than 700 megabytes loses the paint.

## Three stops to check

- **After five minutes,** the fair. Are there brush strokes in the background, or is it an even gray?
- **Halfway,** the flight across the roofs. Is the picture green, brown, or without any color?
- **At the titles.** Crooked letters in German, or an ordinary typeface?

If subtitles come in a track of their own, keep it. Be wary of versions “restored with AI” at sixty frames a second. They smooth out the paint, which is what you came to see, and make the actors move as in a video game.

## Three questions for afterward

1. Whom did you believe, and when did you stop?
2. Do the walls change when the story is told? Compare the garden at the beginning with the yard at the end.
3. Which later film did it remind you of? Film noir, Tim Burton and more than one music video walk out of these alleys.

The writers said later that the frame was forced upon them and that their story ended otherwise. The script that turned up bears them out only in part. Whole books have come of the quarrel. You need two viewings to have a view of your own.

## An evening that makes sense

It is little more than an hour long, so it bears company: Caligari first, then some talk and, if there is night left, [Nosferatu](/article/116). To show it at a library or in class, take a copy whose license allows that in writing, music included.

## Keeping it

Collections of free works let you download it on their own pages. Where a page plays the film openly without a button, the [Video Downloader](/video-downloader) reads what is offered; take the largest size, for here every line counts. Programs that sharpen can harm: [the article on video AI](/article/110) says how they invent edges that nobody painted. More about products stands on [the page of this film](/movie-downloader/117), more about rights in [the overview](/article/101).
`,
}
