/** On the grid of 24 × 24: `line` is drawn with the pen (1.75, round ends), `tone` is the one filled part. */
export type Glyph = { line: string; tone: string }

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

export const dots = (...places: [x: number, y: number][]): string =>
  places.map(([x, y]) => `M${x} ${y}h.01`).join('')

/** A rectangle with round corners, from its upper left corner. */
export const box = (x: number, y: number, width: number, height: number, round: number): string =>
  `M${x + round} ${y}h${width - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${height - 2 * round}` +
  `a${round} ${round} 0 0 1 ${-round} ${round}h${2 * round - width}a${round} ${round} 0 0 1 ${-round} ${-round}` +
  `v${2 * round - height}a${round} ${round} 0 0 1 ${round} ${-round}z`
