import { box, circle, dots, type Glyph } from './shapes'

/** Music, books that are heard, and what they are heard with. */
export const SOUND = {
  vinyl: {
    line: `${circle(12, 12, 9.25)}M12 6a6 6 0 0 1 6 6M6 12a6 6 0 0 0 6 6`,
    tone: circle(12, 12, 3),
  },
  earbuds: {
    line: `M9.75 7.5V20M14.25 7.5V20M9.75 11.25H6.25M14.25 11.25h3.5${circle(6.25, 7.5, 3.5)}${circle(17.75, 7.5, 3.5)}`,
    tone: circle(17.75, 7.5, 3.5),
  },
  smartSpeaker: {
    line: `M6 5.5v13c0 1.65 2.7 3 6 3s6-1.35 6-3v-13M6 5.5a6 2.9 0 1 0 12 0a6 2.9 0 1 0-12 0z${dots([9.25, 13], [12, 13.5], [14.75, 13], [9.25, 17], [12, 17.5], [14.75, 17])}`,
    tone: 'M6 5.5a6 2.9 0 1 0 12 0a6 2.9 0 1 0-12 0z',
  },
  audioBook: {
    line: 'M6.5 2.5h13v19h-13a2.5 2.5 0 0 1-2.5-2.5V5a2.5 2.5 0 0 1 2.5-2.5zM4 18.5h15.5M8.25 11v-.5a3.75 3.75 0 0 1 7.5 0v.5',
    tone: `${box(7.25, 10.75, 2.75, 4, 1)}${box(14, 10.75, 2.75, 4, 1)}`,
  },
  boombox: {
    line: `${box(2.5, 8.5, 19, 12, 2)}M6 8.5V6a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 6v2.5${circle(7.5, 14.5, 2.75)}`,
    tone: circle(16.5, 14.5, 3),
  },
  singersMicrophone: {
    line: `${circle(16, 8, 5)}M11.8 10.5L3 19.25l1.75 1.75 8.75-8.8M14.5 21.5h6`,
    tone: circle(16, 8, 5),
  },
  cassette: {
    line: `${box(2.5, 4.5, 19, 15, 2)}${circle(8, 10.5, 1.9)}${circle(16, 10.5, 1.9)}M9.9 10.5h4.2`,
    tone: 'M6 19.5L7.5 15h9l1.5 4.5z',
  },
  radioSet: {
    line: `${box(2.5, 8.5, 19, 12, 2)}M6 8.5L17.5 3M13.5 17.25h5${circle(8, 14.5, 2.9)}`,
    tone: box(13, 11.25, 6, 3, 0.75),
  },
  turntable: {
    line: `${box(2.5, 3.5, 19, 17, 2)}${circle(10, 12, 5.5)}M18.25 7v6.5l-3 3.5`,
    tone: circle(10, 12, 2.25),
  },
  mixer: {
    line: 'M6 3v18M12 3v18M18 3v18',
    tone: `${box(3.5, 13, 5, 4, 1)}${box(9.5, 6, 5, 4, 1)}${box(15.5, 10.5, 5, 4, 1)}`,
  },
  metronome: {
    line: 'M8.5 2.5h7L19 21.5H5zM12 16.5l6.5-11M15 9.5l2.5 1.5',
    tone: 'M5.9 16.5h12.2l.9 5H5z',
  },
  mirrorBall: {
    line: `${circle(12, 14, 7.5)}M12 2v4.5M4.5 14h15M12 6.5c-4 4.5-4 10.5 0 15M12 6.5c4 4.5 4 10.5 0 15`,
    tone: 'M12 14V6.5c2.2 2.2 3.2 4.8 3.2 7.5z',
  },
  recordCrate: {
    line: 'M3 11.5h18l-1.5 10h-15zM6 11.5V2.5h12v9M8.5 16.5h7',
    tone: 'M8 11.5a4 4 0 0 1 8 0z',
  },
  quaver: { line: 'M9.5 17.5V3.5l9 2.5v4l-9-2.5', tone: circle(6.75, 17.75, 3) },
  sparkle: {
    line: 'M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3',
    tone: 'M12 5.5l1.9 4.6 4.6 1.9-4.6 1.9-1.9 4.6-1.9-4.6-4.6-1.9 4.6-1.9z',
  },
} satisfies Record<string, Glyph>
