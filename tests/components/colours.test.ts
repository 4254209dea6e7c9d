import { readFileSync } from 'node:fs'
import { distance, distanceOfRedAndGreen } from '@tests/support/colour-distance'
import { expect, test } from 'vitest'
import { contrast } from '@/server/drawing/contrast'
import { coloursOf, ownOf, readTokens } from '@/server/drawing/tokens'

const tokens = readTokens(readFileSync('src/app/(site)/tokens.css', 'utf8'))

const WORDS = ['text', 'muted', 'accent', 'mark', 'positive', 'warning', 'danger']
const GROUNDS = ['ground', 'surface', 'accent-soft', 'mark-soft']
const FILLED = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-deep'],
  ['on-mark', 'mark'],
] as const
const pairs = [...WORDS.flatMap(word => GROUNDS.map(ground => [word, ground] as const)), ...FILLED]

const looks = [false, true].flatMap(isDark => [false, true].map(isClear => ({ isDark, isClear })))
const places = ['everywhere', 'music', 'ai', 'below'] as const

for (const look of looks)
  for (const place of places)
    test(`every word on every ground is read: ${JSON.stringify({ ...look, place })}`, () => {
      const colours = coloursOf(tokens, { ...look, place })
      const least = look.isClear ? 7 : 4.5
      const found = pairs.map(([word, ground]) => ({
        pair: `${word} on ${ground}`,
        ratio: contrast(colours.get(word), colours.get(ground)),
      }))
      expect(found.filter(({ ratio }) => !(ratio >= least))).toEqual([])
      expect(found.length).toBe(31)
    })

test('what is no word is seen all the same: the mark of the sign, and lines for those who ask for contrast', () => {
  for (const isDark of [false, true])
    for (const place of places) {
      const colours = coloursOf(tokens, { isDark, isClear: false, place })
      expect(contrast(colours.get('mark-on-accent'), colours.get('accent'))).toBeGreaterThanOrEqual(3)
      const clear = coloursOf(tokens, { isDark, isClear: true, place })
      expect(contrast(clear.get('line'), clear.get('ground'))).toBeGreaterThanOrEqual(3)
    }
})

test('a drawn window stands out from a dark page, and its words are read on pages of every line', () => {
  for (const isClear of [false, true])
    for (const place of ['everywhere', 'music', 'ai'] as const) {
      const page = coloursOf(tokens, { isDark: true, isClear, place })
      const inside = coloursOf(tokens, { isDark: true, isClear, place: 'window' })
      const own = [...inside].filter(([name]) => ownOf(tokens, 'window').has(name))
      const colours = new Map([...page, ...own])
      for (const ground of ['ground', 'surface'])
        expect(contrast(colours.get('line'), page.get(ground))).toBeGreaterThanOrEqual(3)
      for (const word of ['text', 'muted', 'accent', 'mark', 'positive'])
        for (const ground of ['ground', 'surface', 'accent-soft'])
          expect(contrast(colours.get(word), colours.get(ground))).toBeGreaterThanOrEqual(isClear ? 7 : 4.5)
    }
})

test('what is wrong does not look like the mark in the dark, to those neither who tell red from green badly', () => {
  for (const isClear of [false, true])
    for (const place of places) {
      // Nothing is as far from the mark below the waterline that is read at 7 : 1; no form stands there.
      if (isClear && place === 'below') continue
      const colours = coloursOf(tokens, { isDark: true, isClear, place })
      const [danger, mark] = [colours.get('danger'), colours.get('mark')]
      expect(distance(danger, mark)).toBeGreaterThan(0.13)
      expect(distanceOfRedAndGreen(danger, mark)).toBeGreaterThan(0.1)
    }
})

test('nothing moves for longer than a quarter of a second, and nothing for those who ask for that', () => {
  const motions = tokens
    .filter(({ name }) => /^motion-(?!curve)/.test(name))
    .map(({ value }) => Number.parseInt(value, 10))
  expect(motions.length).toBeGreaterThan(1)
  expect(motions.filter(ms => ms < 150 || ms > 250)).toEqual([])
  expect(readFileSync('src/app/(site)/shop.css', 'utf8')).toMatch(
    /prefers-reduced-motion: reduce\) \{\s*\*,\s*::before,\s*::after \{\s*animation: none;\s*transition: none;/,
  )
})

test('no part of a page has a colour of its own beside the tokens', () => {
  expect(readFileSync('src/app/(site)/shop.css', 'utf8').match(/#[0-9a-f]{6}\b/gi)).toBeNull()
})
