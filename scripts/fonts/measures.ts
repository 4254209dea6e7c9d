import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { ROOT } from '../shop/paths'

/** How a face of the system is stretched to the measures of another, in CSS. */
export type Measures = { size: string; ascent: string; descent: string }

/**
 * `font` is the face that is awaited, `afm` names the file of Adobe's measures that the face standing in has too: Arial
 * has Helvetica's. The text says how often each letter stands.
 */
export function measuresOf(font: Font, afm: string, text: string): Measures {
  const widths = widthsIn(readFileSync(path.join(ROOT, `node_modules/pdfkit/js/data/${afm}.afm`), 'latin1'))
  const letters = [...text].filter(letter => widths.has(letter))
  const own = sum(letters, letter => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth)
  const size = own / font.unitsPerEm / (sum(letters, letter => widths.get(letter) ?? 0) / 1000)
  const high = (units: number) => percent(Math.abs(units) / font.unitsPerEm / size)
  return { size: percent(size), ascent: high(font.ascent), descent: high(font.descent) }
}

export function fontIn(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('glyphForCodePoint' in font)) throw new Error('There is more than one font in the file.')
  return font
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

const sum = (letters: readonly string[], width: (letter: string) => number) =>
  letters.reduce((total, letter) => total + width(letter), 0)

/** `C 65 ; WX 722 ; …`, in thousandths of the size. */
const widthsIn = (afm: string): Map<string, number> =>
  new Map(
    [...afm.matchAll(/^C (\d+) ; WX (\d+)/gm)].map(([, code, width]) => [
      String.fromCharCode(Number(code)),
      Number(width),
    ]),
  )
