import type { ArticleText } from '../../texts'

export const article110: ArticleText = {
  title: 'What upscaling and noise removal can and cannot do',
  summary:
    'Enlarging a family tape to 4K sounds like magic. It is estimation, sometimes a good one. What to expect, how to prepare, and when to leave a picture alone.',
  meta_title: 'Upscaling and Noise Removal: Limits and Uses',
  meta_description:
    'What AI upscaling adds, what noise removal takes away, how to prepare old tapes and how to judge a result, with honest limits by the Video desk.',
  body: `
A tape from 1992 has some 500 lines of picture, half of them at a time. A modern television has 2160. Somebody has to fill the gap: either the television, by smoothing, or a trained program, by estimating what probably belonged there. The second can look much better. It is still an estimate.

## What upscaling does

A network that has seen millions of pictures recognizes edges, hair, grass and letters, and draws them finer than they were recorded. It works well on

- outlines of houses, furniture and landscapes,
- faces that fill a good part of the picture,
- drawn animation with clean lines.

It works badly on distant faces, lettering that cannot be read in the original, and fine regular patterns. There the program **invents**: an eye gets a wrong shape, a sign a wrong letter. For a memory that may be acceptable, for a document it is not. Never use an enlarged picture as evidence of what somebody looked like.

## What noise removal does

Noise is what changes from picture to picture without reason. The program compares neighboring pictures and keeps what stays. Gentle settings calm a tape; strong ones turn skin into wax and rain into fog. Film grain is not noise in this sense, it belongs to the look of a film. Leave some of it.

## Order matters

1. **Digitize as well as you can.** A clean player and a good cable bring more than any later treatment.
2. **Deinterlace** first, if the picture shows comb-like stripes in motion.
3. **Remove noise**, gently.
4. **Enlarge**, twice in each direction rather than four times.
5. **Sharpen** last, and less than you think.

Correct colors at the very end, when nothing else changes any more.

### The sound counts too

A clean picture with a hum underneath is more tiring than grain with clear voices. Treat sound on its own: take out the hum of the power lines, at 60 hertz in America and 50 in Europe, lower the hiss without eating consonants, and leave laughter alone. Keep the original track in the same file as a second one. And write down who is in the picture and where it was, while there is somebody who knows. No program will bring back those names.

## How to judge

Look at moving pictures, not at stills. A still can impress and yet flicker when it runs. Compare at the distance from which you will watch, and show both versions to somebody who does not know which is which. If they shrug, keep the original and save the night of computing.

## What to expect from each source

Not all tapes start from the same place. From best to worst, they tend to respond like this:

1. **MiniDV and Digital8.** They are digital: transfer them through their own port, not through the analog output. Deinterlaced and doubled, they look very decent.
2. **Hi8 and S-VHS.** There is detail and color, and gentle cleaning becomes them.
3. **VHS.** Little definition and colors that run. Noise improves, detail does not. Twice the size, no more.
4. **Super 8, scanned.** Nearly everything depends on the scanner. After a good scan there is nothing to enlarge.
5. **Phones of fifteen years ago.** Heavily compressed. Blocks can be softened, and that is about all.
6. **Copies of copies.** Each pass took something away. Look for the tape before this one, perhaps in a cousin’s attic.

## Time and room

An hour at 30 frames a second is 108,000 pictures. At five pictures a second the computer needs six hours; at one, more than a day. Measure on ten seconds first, which is 300 pictures: the time multiplied by 360 is what an hour will take.

Count the disk as well. Original, intermediate files and result may come to 50 gigabytes a tape. Keep a laptop plugged in, open and on something hard, for it will be hot for hours.

## Before you begin

Ask whether it is yours, whether a better source exists, and who will watch it on what. A wedding film by a professional may have conditions of its own, a cousin may have the first tape, and on a phone nobody sees an enlargement.

## Signs that you went too far

Look at it paused and in motion, from the couch. If you see one of these, turn the strength down and start over:

- skin has no pores and eyebrows look drawn,
- lawn or sea moves like a carpet,
- the letters of a sign are sharp but form no words,
- people have a bright rim,
- a child in the background has somebody else’s face.

Save the settings that worked under the name of the tape, and keep the result **beside** the original, never in its place. When a better method comes along, you will start from there again.

## What it needs, and what stays impossible

Time and a graphics card. Depending on both, a minute of video takes between half a minute and many. [Video AI](/video-ai) for Windows shows the expected time after a short test piece, works on your own machine, and leaves the original file untouched. It is meant for recordings of your own and for those whose owners agree.

Focus that was missed, faces turned away, sound that was never recorded: no program brings them back. A dark picture can be brightened but not filled with detail. And an old tape is allowed to look old. The aim is that you forget the stripes and see your grandmother.

Which codec to export to is a question for [the article on formats](/article/104).
`,
}
