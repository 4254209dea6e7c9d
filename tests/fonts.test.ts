import { readdirSync, readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { shopFaces } from '@/server/drawing/shop-tokens'
import fonts from '@/site/headline-fonts.json'
import { LOCALES } from '@/site/locale'
import { headlinesOf, subheadingsOf } from '../scripts/fonts/headlines'

const FOLDER = 'public/fonts'
const sheet = shopFaces()

type Face = { family: string; name: string; letters: Set<string> }

const faces = [
  ...sheet.matchAll(/family: "([^"]+)";[^}]*?\/fonts\/([\w.-]+)"[^}]*?unicode-range:([^;]+);/g),
].map(([, family = '', name = '', ranges = '']): Face => ({ family, name, letters: lettersIn(ranges) }))

function lettersIn(ranges: string): Set<string> {
  const all = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  })
  return new Set(all)
}

const woff = readdirSync(FOLDER).filter(name => name.endsWith('.woff2'))

test('every file of letters is named by the style sheet, and the first of each is asked for ahead', () => {
  expect(woff.toSorted()).toEqual(faces.map(({ name }) => name).toSorted())
  const first = Object.values(fonts).map(each => each.first)
  expect(faces.filter(({ name }) => first.includes(name)).map(({ family }) => family)).toEqual([
    'Shop Headline',
    'Shop Headline JA',
    'Shop Headline ZH',
  ])
})

test.each(faces)(
  '$family, $name: at most 60 KB, with every letter that it is said to have',
  ({ name, letters }) => {
    const bytes = readFileSync(`${FOLDER}/${name}`)
    expect(bytes.length).toBeLessThanOrEqual(60 * 1024)
    const font = create(bytes)
    if (!('hasGlyphForCodePoint' in font)) throw new Error('Not one font')
    expect([...letters].filter(letter => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([])
    expect(letters.size).toBeGreaterThan(200)
    // Browsers refuse a font without names, and a licence keeps this one for the whole font.
    expect(font.familyName).toMatch(/^(Inter|Bricolage Grotesque|Zen Kaku|Shop Sans)/)
  },
)

const lettersOf = (...families: string[]) =>
  new Set(faces.filter(({ family }) => families.includes(family)).flatMap(({ letters }) => [...letters]))

test.each(LOCALES)('%s: every headline of the seed is set in the face of headlines alone', locale => {
  const own = lettersOf('Shop Headline', `Shop Headline ${locale.toUpperCase()}`)
  const headlines = [...headlinesOf(locale), ...subheadingsOf(locale)]
  const mixed = headlines.filter(text => [...text].some(letter => letter.trim() !== '' && !own.has(letter)))
  expect(headlines.length).toBeGreaterThan(200)
  expect(mixed, 'run `npm run fonts`').toEqual([])
})

test('each face says by which licence it is here', () => {
  const licences = readFileSync(`${FOLDER}/licences.txt`, 'utf8')
  for (const name of ['Inter', 'Bricolage Grotesque', 'Zen Kaku Gothic New', 'Noto Sans SC']) {
    expect(sheet).toContain(`/* ${name} */`)
    expect(licences).toContain(`${name}\n${'='.repeat(name.length)}\n\nCopyright`)
  }
  expect(licences.match(/SIL OPEN FONT LICENSE Version 1\.1/g)?.length).toBe(4)
})
