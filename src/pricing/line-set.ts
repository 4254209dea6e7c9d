import type { Line } from './vocabulary'

/** Lines as bits. */
export type LineSet = number
export const NO_LINES: LineSet = 0

const BITS: Readonly<Record<Line, LineSet>> = {
  video: 1,
  adult: 2,
  music: 4,
  ai: 8,
  video_music: 5,
  service: 0,
}

export const VIDEO = BITS.video
export const ADULT = BITS.adult
export const MUSIC = BITS.music
export const AI = BITS.ai
export const VIDEO_AND_MUSIC = BITS.video_music

/** The lines that one line stands for: two for `video_music`, none for `service`. */
export function lineOf(line: Line): LineSet {
  return BITS[line]
}

/** The lines of several lines together. */
export function lineSet(lines: readonly Line[]): LineSet {
  return lines.reduce((set, line) => set | BITS[line], NO_LINES)
}

/** True if the set has every wanted line, and one is wanted at all. */
export function covers(set: LineSet, wanted: LineSet): boolean {
  return wanted !== NO_LINES && (set & wanted) === wanted
}

/** True when the sets have a line in common. */
export function meets(set: LineSet, other: LineSet): boolean {
  return (set & other) !== NO_LINES
}
