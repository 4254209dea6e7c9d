import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Colours } from '@/collections/admin/style/colours'
import { Motion, Radii } from '@/collections/admin/style/measures'
import { TypeScale } from '@/collections/admin/style/type-scale'
import { shopFaces, shopTokens } from '@/server/drawing/shop-tokens'

const tokens = shopTokens()

/** Every colour that a look of `tokens.css` has, whatever it is called. */
const coloursIn = (text: string) => new Set(text.match(/#[0-9a-f]{6}/g))

test('the page shows every colour of the file, in light and in dark, once with more contrast', () => {
  const usual = renderToStaticMarkup(createElement(Colours, { tokens, isClear: false }))
  const clear = renderToStaticMarkup(createElement(Colours, { tokens, isClear: true }))
  const sheet = readFileSync('src/app/(site)/tokens.css', 'utf8')
  const missing = [...coloursIn(sheet)].filter(colour => !coloursIn(usual + clear).has(colour))
  expect(missing).toEqual([])
  expect(usual.match(/<h4>/g)?.length).toBe(16)
})

test('beside a colour stands how far it is from its ground', () => {
  const html = renderToStaticMarkup(createElement(Colours, { tokens, isClear: false }))
  expect(html).toMatch(/<code>text<\/code><span>#12191d<\/span><span>17\.8 : 1<\/span>/)
  expect(html).toMatch(/<code>on-accent<\/code><span>#ffffff<\/span><span>7\.1 : 1<\/span>/)
})

test('type is shown in each size, in three writings, each in its own face', () => {
  const html = renderToStaticMarkup(createElement(TypeScale, { tokens }))
  for (const size of ['14 px', '16 px', '18 px', '22 px', '28 px', '36 px', '48 px'])
    expect(html).toContain(size)
  expect(html.match(/Shop Headline ZH/g)?.length).toBe(3)
  expect(html.match(/Shop Headline JA/g)?.length).toBe(3)
  expect(html).not.toContain('var(--')
  expect(shopFaces()).toContain('"Shop Headline JA"')
})

test('corners and motion are those of the file', () => {
  expect(renderToStaticMarkup(createElement(Radii, { tokens }))).toContain(
    '<code>radius-card</code><span>1rem</span>',
  )
  const motion = renderToStaticMarkup(createElement(Motion, { tokens }))
  expect(motion).toContain('<code>motion-quick</code><span>150ms</span>')
  expect(motion).not.toContain('radius')
})
