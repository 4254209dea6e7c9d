import { box, circle, type Glyph } from './shapes'

/** Films, series, stages, and the evening in front of them. */
export const CINEMA = {
  popcorn: {
    line: 'M5.5 10.5l1.75 11h9.5l1.75-11M4 10.5h16M6.2 10.5a3 3 0 0 1 2-4.8 4 4 0 0 1 7.6 0 3 3 0 0 1 2 4.8',
    tone: 'M10 10.5h4l-.6 11h-2.8z',
  },
  parcel: {
    line: 'M3.5 7.5L12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5L12 12l8.5-4.5M12 12v9',
    tone: 'M7.4 5.4l8.8 4.6v4l2.4-1.3V8.6L9.8 4.1z',
  },
  clapper: {
    line: 'M3 10.5h18V21H3zM3 10.5l-.5-3.6L19.6 3l.8 3.4zM8 5.7l2.4 3.1M13.4 4.4l2.4 3.1',
    tone: 'M10 12.75l5.25 3-5.25 3z',
  },
  directorsChair: {
    line: 'M5 3.5v10M19 3.5v10M3.5 13.5h17M6 13.5l11 8M18 13.5l-11 8M4.5 21.5h5M14.5 21.5h5',
    tone: 'M5 4.5h14v5H5z',
  },
  filmReel: {
    line: `${circle(11, 11, 8.5)}${circle(11, 6, 1.4)}${circle(15.9, 9.6, 1.4)}${circle(14, 15.2, 1.4)}${circle(8, 15.2, 1.4)}${circle(6.1, 9.6, 1.4)}M11 19.5h10.5`,
    tone: circle(11, 11, 1.9),
  },
  ticket: {
    line: 'M2.5 6h19v4a2 2 0 0 0 0 4v4h-19v-4a2 2 0 0 0 0-4z',
    tone: 'M12 8l1.2 2.6 2.8.4-2 2 .5 2.9-2.5-1.4-2.5 1.4.5-2.9-2-2 2.8-.4z',
  },
  projector: {
    line: `${box(2.5, 11, 13, 8, 1.5)}M15.5 14l6-3v8l-6-3M5.5 19v2.5M12.5 19v2.5${circle(6, 6.75, 3)}`,
    tone: circle(13, 7, 2.5),
  },
  filmGlasses: {
    line: 'M2 7.5h20l-1 9h-5.8L12.8 13h-1.6L8.8 16.5H3zM5 10h4.75l-1.6 4H5.5z',
    tone: 'M14.25 10H19l-.5 4h-2.65z',
  },
  sofa: {
    line: 'M5 10V7.5a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3V10M3 12a2 2 0 0 1 4 0v2.5h10V12a2 2 0 0 1 4 0v7H3zM6 19v2M18 19v2',
    tone: box(9, 7.5, 6, 4.75, 1),
  },
  theatreMask: {
    line: 'M4.5 4c4.5 1.7 10.5 1.7 15 0v7.5c0 5-3.7 8.5-7.5 10-3.8-1.5-7.5-5-7.5-10zM8 9.75h2.5M13.5 9.75H16',
    tone: 'M8 13.25h8a4 4 0 0 1-8 0z',
  },
  skyline: {
    line: 'M2.5 21.5h19M9.5 21.5V6.5L12 3l2.5 3.5v15M14.5 10.5h5v11M4.5 12.5h5M4.5 12.5v9',
    tone: 'M4.5 12.5h5v9h-5z',
  },
  nightSky: {
    line: 'M20 14.5A8.75 8.75 0 1 1 9.5 4 7.25 7.25 0 0 0 20 14.5z',
    tone: 'M17 2.5l1.2 2.8L21 6.5l-2.8 1.2L17 10.5l-1.2-2.8L13 6.5l2.8-1.2z',
  },
  crown: {
    line: 'M3 7.5l4.5 4L12 4l4.5 7.5 4.5-4-2 10.5H5zM5.5 21.5h13',
    tone: circle(12, 14, 2),
  },
  aperture: {
    line: `${circle(12, 12, 9.25)}M12 2.75l4.3 7.4M20 7.5h-8.6M20 16.5l-4.3-7.4M12 21.25l-4.3-7.4M4 16.5h8.6M4 7.5l4.3 7.4`,
    tone: 'M9.75 8.1h4.5l2.25 3.9-2.25 3.9h-4.5L7.5 12z',
  },
  filmStrip: {
    line: `${box(2.5, 4, 19, 16, 2)}M7 4v16M17 4v16M2.5 9.3H7M2.5 14.7H7M17 9.3h4.5M17 14.7h4.5`,
    tone: 'M11 7.5h2v4h2.5L12 16l-3.5-4.5H11z',
  },
  stage: {
    line: 'M2.5 18.5h19v3h-19zM4 3h16M8 3L4.5 18.5M16 3l3.5 15.5',
    tone: `${circle(12, 11, 2.25)}M8.5 18.5a3.5 3.5 0 0 1 7 0z`,
  },
  openBook: {
    line: 'M12 6.5c-2-2-5.5-2.5-9-2v14c3.5-.5 7 0 9 2 2-2 5.5-2.5 9-2v-14c-3.5-.5-7 0-9 2zM12 6.5v14M6 9c1.2 0 2.2.2 3.2.7M6 12.5c1.2 0 2.2.2 3.2.7',
    tone: 'M14.75 9.25l4.25 2.6-4.25 2.6z',
  },
  shoppingBag: {
    line: 'M5 8h14l1.25 13.5H3.75zM8.5 8V6a3.5 3.5 0 0 1 7 0v2',
    tone: 'M9.75 11.5l5.5 3.25-5.5 3.25z',
  },
  screens: {
    line: `M6.5 4h13a2 2 0 0 1 2 2v9.5${box(2.5, 8, 15.5, 12, 2)}`,
    tone: 'M8 10.75l5.75 3.25L8 17.25z',
  },
  screenAndNote: {
    line: `${box(2.5, 4, 10, 16, 1.5)}M2.5 9.3h10M2.5 14.7h10M18.5 17V5.5c.5 2.3 3 2.2 3 4.5`,
    tone: circle(16.5, 17.5, 2.5),
  },
  playScreen: { line: `${box(2.5, 3.5, 19, 14, 3)}M8 21.5h8`, tone: 'M9.5 6.75l6.5 3.75-6.5 3.75z' },
  pair: { line: box(2.5, 2.5, 12, 12, 2), tone: box(9.5, 9.5, 12, 12, 2) },
} satisfies Record<string, Glyph>
