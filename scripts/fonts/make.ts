import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../shop/paths'
import { say } from '../shop/say'
import type { EastAsianFace, LatinFace } from './faces'
import { headlinesOf } from './headlines'
import { LATIN, lettersOf } from './letters'
import { fontIn, measuresOf } from './measures'
import { type Made, rangesOf, type StandIn } from './sheet'
import { eastAsianFiles, latinFile, renamed } from './subset'

export const FOLDER = path.join(ROOT, 'public/fonts')

export async function madeLatin(face: LatinFace): Promise<{ face: Made; standIn: StandIn }> {
  const { family, is, weight, axes, standIn } = face
  const font = readFileSync(face.file)
  const name = writtenFile(family, await latinFile(font, LATIN, axes))
  const still = fontIn(await subsetFont(font, LATIN, { targetFormat: 'sfnt', variationAxes: lightest(axes) }))
  const measures = measuresOf(still, standIn.measures, headlinesOf('en').join(' '))
  const letters = [...LATIN].filter(letter => still.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return {
    face: { family, is, weight, name, ranges: rangesOf(letters) },
    standIn: { family, weight, locals: standIn.locals, measures },
  }
}

/** A face that varies has no widths of its own. */
const lightest = (axes: LatinFace['axes']) =>
  Object.fromEntries(
    Object.entries(axes).map(([axis, kept]) => [axis, typeof kept === 'number' ? kept : kept.min]),
  )

export async function madeEastAsian({
  family,
  is,
  weight,
  reserved,
  ...face
}: EastAsianFace): Promise<Made[]> {
  const { needed, more } = lettersOf(face.locale)
  const whole = readFileSync(face.file)
  const font = reserved ? renamed(whole, reserved) : whole
  const parts = await eastAsianFiles(font, [...needed, ...more])
  const count = parts.reduce((sum, { letters }) => sum + letters.length, 0)
  say(`${is}: ${count} letters, ${needed.length} of them in headlines`)
  return parts.map(({ letters, bytes }) => ({
    ...{ family, is, weight },
    name: writtenFile(family, bytes),
    ranges: rangesOf(letters),
  }))
}

/** The name changes with the bytes, so that browsers may keep a file for good. */
export function writtenFile(family: string, bytes: Buffer, type = 'woff2'): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const name = `${family.toLowerCase().replaceAll(' ', '-')}-${hash}.${type}`
  writeFileSync(path.join(FOLDER, name), bytes)
  say(`${name}: ${(bytes.length / 1024).toFixed(1)} KB`)
  return name
}
