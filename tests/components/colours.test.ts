import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../../src/app/(site)/shop.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')

/** The tokens of a colour scheme, on the pages of a line where it has some of its own. */
function tokens(scheme: string, line = ''): Map<string, string> {
  const blocks = [...scheme.matchAll(/:root(?::has\(\[data-line="(\w+)"\]\))? \{([^}]*)\}/g)]
  const own = blocks.filter(([, of = '']) => of === '' || of === line).map(([, , body = '']) => body)
  return new Map(
    [...own.join('').matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

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

const WORDS = ['text', 'muted', 'accent', 'positive', 'warning', 'danger']
const GROUNDS = ['ground', 'surface', 'accent-soft']
const pairs = [
  ...WORDS.flatMap(word => GROUNDS.map(ground => [word, ground] as const)),
  ['on-accent', 'accent'] as const,
]
const schemes = [
  { scheme: 'light', css: light },
  { scheme: 'dark', css: dark },
]

for (const { scheme, css: source } of schemes) {
  for (const line of ['video', 'music', 'ai']) {
    test(`every word on every ground of the ${scheme} ${line} pages has a contrast of 4.5 or more`, () => {
      const colours = tokens(source, line)
      const weak = pairs.filter(
        ([word, ground]) => !(contrast(colours.get(word), colours.get(ground)) >= 4.5),
      )
      expect(weak).toEqual([])
    })
  }
}
