import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import type { Locale } from '@/site/locale'

export type Weight = 'regular' | 'bold'
type Family = 'latin' | 'jp' | 'sc'

/** Noto Sans (SIL Open Font License), in files that can be subset. */
const FILES: Record<Family, Record<Weight, string>> = {
  latin: { regular: 'fonts-latin/fonts/NotoSans-Regular.ttf', bold: 'fonts-latin/fonts/NotoSans-Bold.ttf' },
  jp: { regular: 'fonts-jp/fonts/NotoSansJP-Regular.otf', bold: 'fonts-jp/fonts/NotoSansJP-Bold.otf' },
  sc: { regular: 'fonts-sc/fonts/NotoSansHans-Regular.otf', bold: 'fonts-sc/fonts/NotoSansHans-Bold.otf' },
}

/** Japanese and Chinese draw some characters differently, so a language's own font comes first. */
const ORDERS: Partial<Record<Locale, readonly Family[]>> = {
  ja: ['jp', 'latin', 'sc'],
  zh: ['sc', 'latin', 'jp'],
}
const LATIN_FIRST: readonly Family[] = ['latin', 'jp', 'sc']

/** `lacking`: how many letters of the text it has not. */
export type FontChoice = { name: string; file: string; font: Font; data: Uint8Array; lacking: number }
type Opened = Omit<FontChoice, 'lacking'>

/** The first font in the order of a language that has every letter of a text, else the one that lacks the fewest. */
export async function fontFor(text: string, locale: Locale, weight: Weight): Promise<FontChoice> {
  let best: FontChoice | undefined
  for (const family of ORDERS[locale] ?? LATIN_FIRST) {
    const opened = await fontOf(family, weight)
    const lacking = [...text].filter(letter => !hasLetter(opened.font, letter)).length
    if (!best || lacking < best.lacking) best = { ...opened, lacking }
    if (lacking === 0) break
  }
  if (!best) throw new Error('There is no font')
  return best
}

const hasLetter = (font: Font, letter: string): boolean =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

const opened = new Map<string, Promise<Opened>>()

/** Cached per process: the three families take up to 30 MB, each loaded on first use. */
function fontOf(family: Family, weight: Weight): Promise<Opened> {
  const name = `${family} ${weight}`
  const known = opened.get(name) ?? open(name, FILES[family][weight])
  opened.set(name, known)
  known.catch(() => opened.delete(name))
  return known
}

async function open(name: string, inPackage: string): Promise<Opened> {
  const file = path.join(process.cwd(), 'node_modules/@embedpdf', inPackage)
  const data = await readFile(file)
  const font = create(data)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds more than one font`)
  return { name, file, data, font }
}
