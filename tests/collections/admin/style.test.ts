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
  expect(usual.match(/<h4>/g)?.length).toBe(18)
})

test('beside a colour stands how far it is from its ground', () => {
  const html = renderToStaticMarkup(createElement(Colours, { tokens, isClear: false }))
  const beside = (token: string) => html.split(`<code>${token}</code>`)[1]?.replace(/<[^>]+>/g, ' ')
  expect(beside('text')).toMatch(/^\s+#12191d\s+17\.8 : 1/)
  expect(beside('on-accent')).toMatch(/^\s+#ffffff\s+7\.1 : 1/)
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
  expect(renderToStaticMarkup(createElement(Radii, { tokens }))).toMatch(
    /<strong>Large corner<\/strong>.*<code>radius-card<\/code><\/span><span>16 px<\/span>/,
  )
  const motion = renderToStaticMarkup(createElement(Motion, { tokens }))
  expect(motion).toMatch(
    /<strong>Quick<\/strong>.*<code>motion-quick<\/code><\/span><span>0\.15 secs<\/span>/,
  )
  expect(motion).not.toContain('radius')
})

test('whatever the page shows has a name in words, with what it is for', () => {
  const html = [Colours, TypeScale, Radii, Motion]
    .map(Part => renderToStaticMarkup(createElement(Part, { tokens, isClear: true })))
    .join('')
  const shown = [...html.matchAll(/<span class="shop-style__name">(.*?)<code>([\w-]+)<\/code>/g)]
  expect(shown.length).toBeGreaterThan(100)
  const unnamed = shown.filter(([, said]) => !/<strong>.+<\/strong><span>.+<\/span>/.test(said ?? ''))
  expect(unnamed.map(([, , token]) => token)).toEqual([])
})
