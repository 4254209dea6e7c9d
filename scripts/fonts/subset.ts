import subsetFont from 'subset-font'
import type { LatinFace } from './faces'

/** So many bytes a file of letters may have, and a headline with it. */
const MOST = 59 * 1024

const SMALL = { targetFormat: 'woff2', noHinting: true } as const

export const latinFile = (font: Buffer, text: string, axes: LatinFace['axes']): Promise<Buffer> =>
  subsetFont(font, text, { ...SMALL, variationAxes: axes, keepFeatures: ['kern', 'ccmp', 'tnum', 'mark'] })

/** A licence may keep the name for the whole font: a cut one has another, of as many letters. */
export function renamed(font: Buffer, reserved: string): Buffer {
  const own = `Shop${reserved.slice('Shop'.length)}`
  const forms = [(name: string) => name, (name: string) => name.replace(' ', ''), wide]
  const bytes = forms.reduce(
    (all, form) => all.replaceAll(form(reserved), form(own)),
    font.toString('latin1'),
  )
  return Buffer.from(bytes, 'latin1')
}

/** UTF-16BE, as a font spells its names. */
const wide = (name: string): string => [...name].map(letter => `\0${letter}`).join('')

type Part = { letters: string[]; bytes: Buffer }

/** Two files: of the letters that stand in headlines most, and of the others as far as there is room. */
export async function eastAsianFiles(font: Buffer, letters: readonly string[]): Promise<[Part, Part]> {
  const first = await fullest(font, letters)
  return [first, await fullest(font, letters.slice(first.letters.length))]
}

/** As many letters as a file has room for, found by halves. */
async function fullest(font: Buffer, letters: readonly string[]): Promise<Part> {
  let [fits, fails] = [0, letters.length + 1]
  let best: Buffer = Buffer.alloc(0)
  while (fails - fits > 1) {
    const tried = Math.floor((fits + fails) / 2)
    const bytes = await subsetFont(font, letters.slice(0, tried).join(''), {
      ...SMALL,
      keepFeatures: ['halt'],
    })
    if (bytes.length > MOST) fails = tried
    else [fits, best] = [tried, bytes]
  }
  return { letters: letters.slice(0, fits), bytes: best }
}
