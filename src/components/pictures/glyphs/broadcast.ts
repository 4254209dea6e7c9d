import { box, circle, dots, type Glyph } from './shapes'

/** Stations, sets, and what stands beside them. */
export const BROADCAST = {
  dish: {
    line: 'M5 6a10.5 10.5 0 0 0 13 13zM11.5 12.5L16 8M8.5 18L6 21.5h8.5l-1.5-2M17 2.5a4.5 4.5 0 0 1 4.5 4.5',
    tone: circle(16.25, 7.75, 2),
  },
  clockTower: {
    line: 'M7.5 21.5V9h9v12.5M5 21.5h14M7.5 9L12 2.5 16.5 9M10.25 21.5v-3h3.5v3',
    tone: circle(12, 12.75, 2.5),
  },
  studioCamera: {
    line: 'M3 4.5h11.5v8H3zM14.5 7l6-2.5v8l-6-2.5M8.75 12.5v4M8.75 16.5L4.5 21.5M8.75 16.5l4.25 5',
    tone: circle(8.75, 8.5, 2),
  },
  radioMast: {
    line: 'M12 9L7.5 21.5M12 9l4.5 12.5M9.4 16.5h5.2M8 3.5a6 6 0 0 0 0 8M16 3.5a6 6 0 0 1 0 8M4.8 2a9.5 9.5 0 0 0 0 11M19.2 2a9.5 9.5 0 0 1 0 11',
    tone: circle(12, 7.5, 2.25),
  },
  televisionSet: {
    line: `${box(2.5, 8, 19, 12, 2)}M8 3l4 5 4-5M7 20v1.5M17 20v1.5${dots([18.5, 12], [18.5, 15.5])}`,
    tone: box(5.25, 10.75, 10, 6.5, 1),
  },
  schedule: {
    line: `${box(3, 4, 18, 16.5, 2)}M3 9h18M9 9v11.5M9 14.75h12`,
    tone: 'M10.5 10.5h6v2.75h-6z',
  },
  reportersMicrophone: {
    line: 'M6 10.5h12V15H6zM10 15l.75 6.5h2.5L14 15',
    tone: 'M7.75 6.5a4.25 4.25 0 0 1 8.5 0l-.5 4h-7.5z',
  },
  replayClock: {
    line: 'M4 4.5v5h5M4.6 9.2A8.5 8.5 0 1 1 3.5 13.5',
    tone: 'M11.75 13V7.5a5.5 5.5 0 0 1 5.5 5.5z',
  },
  commentScreen: {
    line: `${box(2.5, 4, 19, 14, 2)}M6 8h4.5M14 8h4M6 14.5h2.5M8.5 21.5h7`,
    tone: box(8, 9.75, 10.5, 3.25, 1.6),
  },
  streamingStick: {
    line: `${box(7.5, 8, 9, 13.5, 2)}M9.5 8V2.5h5V8M10.75 18.25h2.5`,
    tone: circle(12, 13, 2.25),
  },
  remote: {
    line: `${box(7, 2, 10, 20, 3.5)}${dots([10.25, 12], [13.75, 12], [10.25, 15.5], [13.75, 15.5])}M11 18.75h2`,
    tone: circle(12, 7, 2.5),
  },
  ringLight: {
    line: `${circle(12, 9, 6.75)}M12 15.75v5.75M8 21.5h8`,
    tone: box(10, 5.75, 4, 6.5, 1),
  },
  calendar: {
    line: `${box(3.5, 4.5, 17, 16.5, 2)}M3.5 9h17M8 2.5v4M16 2.5v4`,
    tone: 'M9.75 11.5l5.75 3.4-5.75 3.4z',
  },
  speechHeart: {
    line: 'M4.5 3.5h15a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2H12l-5 4.5V17H4.5a2 2 0 0 1-2-2V5.5a2 2 0 0 1 2-2z',
    tone: 'M12 14.5L8.3 10.9A2.4 2.4 0 0 1 12 7.8a2.4 2.4 0 0 1 3.7 3.1z',
  },
  friends: {
    line: `${circle(8.5, 7.5, 3.75)}M2 20.5a6.5 6.5 0 0 1 13 0M17.5 14.5a5 5 0 0 1 4.5 6`,
    tone: circle(17, 9.5, 2.5),
  },
  headset: {
    line: `M4.5 13v-1.5a7.5 7.5 0 0 1 15 0V13M19.5 19a3 3 0 0 1-3 2.5h-3${box(2.5, 13, 4.5, 6, 1.5)}`,
    tone: box(17, 13, 4.5, 6, 1.5),
  },
  segments: {
    line: `${box(2.5, 5, 5, 6, 1)}${box(9.5, 5, 5, 6, 1)}M2.5 15.5h19M2.5 19.5h11`,
    tone: box(16.5, 5, 5, 6, 1),
  },
  layers: {
    line: 'M3 12l9 4.5 9-4.5M3 16.5L12 21l9-4.5M12 3l9 4.5-9 4.5-9-4.5z',
    tone: 'M12 3l9 4.5-9 4.5-9-4.5z',
  },
} satisfies Record<string, Glyph>
