import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const file = (name: string) => readFileSync(new URL(`../../src/app/(site)/${name}`, import.meta.url), 'utf8')
const [light = '', dark = ''] = file('review.css').split('@media (prefers-color-scheme: dark)')

const tokens = (css: string) =>
  new Map([...css.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name = '', value = '']) => [name, value]))

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (colour: string) =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7))
function contrast(a = '', b = ''): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (bright + 0.05) / (dim + 0.05)
}

/** Those of the shop, which the review site keeps. */
const KEPT = {
  light: { positive: '#17693c', danger: '#b3261e' },
  dark: { positive: '#74d29d', danger: '#ff978d' },
}
const pairs = ['text', 'muted', 'accent', 'positive', 'danger'].flatMap(word =>
  ['ground', 'surface', 'accent-soft'].map(ground => [word, ground] as const),
)

test.each([
  ['light', light],
  ['dark', dark],
] as const)('every word of the review site is read on every ground, %s', (scheme, css) => {
  const colours = new Map([...Object.entries(KEPT[scheme]), ...tokens(css)])
  const weak = [...pairs, ['on-accent', 'accent'] as const].filter(
    ([word, ground]) => !(contrast(colours.get(word), colours.get(ground)) >= 4.5),
  )
  expect(weak).toEqual([])
})
