import type { Measures } from './measures'

export type Made = {
  family: string
  is: string
  weight: string
  name: string
  ranges: readonly [from: number, to: number][]
}
export type StandIn = { family: string; weight: string; locals: readonly string[]; measures: Measures }

const HEAD = '/* Written by `npm run fonts`; the licences lie beside the files. */\n'

/** The faces of the shop, as a style sheet. */
export const sheetOf = (faces: readonly Made[], standIns: readonly StandIn[]): string =>
  [HEAD, ...faces.map(faceText), ...standIns.map(standInText)].join('\n')

const faceText = ({ family, is, weight, name, ranges }: Made) => `/* ${is} */
@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("/fonts/${name}") format("woff2");
  unicode-range:
${rangeLines(ranges)};
}
`

const standInText = ({
  family,
  weight,
  locals,
  measures: { size, ascent, descent },
}: StandIn) => `@font-face {
  font-family: "${family} Fallback";
  font-weight: ${weight};
  src: ${locals.map(name => `local("${name}")`).join(', ')};
  size-adjust: ${size};
  ascent-override: ${ascent};
  descent-override: ${descent};
  line-gap-override: 0%;
}
`

/** Letters that follow one another are one range. */
export function rangesOf(letters: readonly string[]): [number, number][] {
  const codes = letters.map(letter => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

function rangeLines(ranges: Made['ranges']): string {
  const lines: string[] = ['']
  for (const text of ranges.map(rangeText)) {
    const line = lines.at(-1) ?? ''
    if (line.length + text.length > 100) lines.push(text)
    else lines[lines.length - 1] = line === '' ? text : `${line}, ${text}`
  }
  return lines.map(line => `    ${line}`).join(',\n')
}

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
const rangeText = ([from, to]: [number, number]) =>
  from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`
