import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AUTHORING_PICTURES } from '../scripts/shop/pictures/authoring/names'

const DOCS = 'docs'
const PICTURES = `${DOCS}/pictures`

const texts = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.md'))

type Shown = { by: string; alt: string; file: string }

const shown = texts.flatMap((by): Shown[] =>
  [...readFileSync(path.join(DOCS, by), 'utf8').matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(
    ([, alt = '', target = '']) => ({ by, alt, file: path.join(DOCS, path.dirname(by), target) }),
  ),
)
const taken = readdirSync(PICTURES).map(name => `${PICTURES}/${name}`)

test('every picture that a doc names is there, and every picture is named by a doc', () => {
  expect(shown.filter(({ file }) => !existsSync(file))).toEqual([])
  expect(taken.filter(file => !shown.some(each => each.file === file))).toEqual([])
  expect(shown.length).toBeGreaterThan(8)
})

test('each says what it shows', () => {
  expect(shown.filter(({ alt }) => alt.length < 30)).toEqual([])
})

/** Drawn once, for a choice that was made once (decision 090). */
const DRAWN = ['directions-instrument-panel', 'directions-paper-ticket', 'directions-tide-mark']

test('the command takes all of them but those that were drawn, and no other', () => {
  const names = [...AUTHORING_PICTURES, ...DRAWN]
  expect(taken.toSorted()).toEqual(names.map(name => `${PICTURES}/${name}.webp`).toSorted())
})

test.each(taken)('%s is a light picture', async file => {
  const { format, width = 0 } = await sharp(file).metadata()
  expect({ format, isWide: width <= 1280 }).toEqual({ format: 'webp', isWide: true })
  expect(statSync(file).size).toBeLessThanOrEqual(60 * 1024)
})
