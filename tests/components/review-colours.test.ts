import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '@/server/drawing/contrast'
import { coloursOf, readTokens } from '@/server/drawing/tokens'

const file = (name: string) => readFileSync(`src/app/(site)/${name}`, 'utf8')
const shop = readTokens(file('tokens.css'))
const blocks = [...file('review.css').matchAll(/([^{}]+) \{([^{}]*)\}/g)].map(
  ([, selector = '', body = '']) => ({
    selector: selector.trim(),
    colours: new Map(
      [...body.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  }),
)
const ownOf = (selector: string) =>
  blocks.filter(block => block.selector.endsWith(selector)).map(({ colours }) => colours)
const [light = new Map<string, string>(), dark = new Map<string, string>()] =
  ownOf(':root[data-tree="review"]')
const [below = new Map<string, string>()] = ownOf('.below')

const pairs = ['text', 'muted', 'accent', 'mark', 'positive', 'danger'].flatMap(word =>
  ['ground', 'surface', 'accent-soft'].map(ground => [word, ground] as const),
)
const filled = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-deep'],
] as const

test.each([
  ['by day', false, 'everywhere', light],
  ['by night', true, 'everywhere', dark],
  ['at its foot', false, 'below', below],
  ['at its foot by night', true, 'below', below],
] as const)('every word of the review site is read on every ground, %s', (_, isDark, place, own) => {
  expect(own.size).toBe(9)
  const colours = new Map([...coloursOf(shop, { isDark, isClear: false, place }), ...own])
  const found = [...pairs, ...filled].map(([word, ground]) => ({
    pair: `${word} on ${ground}`,
    ratio: contrast(colours.get(word), colours.get(ground)),
  }))
  expect(found.filter(({ ratio }) => !(ratio >= 4.5))).toEqual([])
})
