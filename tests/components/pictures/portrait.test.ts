import { authors } from '@seed/content/catalogue'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Portrait, PortraitFigure } from '@/components/content/portrait'
import { DrawnPortrait } from '@/components/pictures/portrait'

const drawn = (author: string) => renderToStaticMarkup(createElement(DrawnPortrait, { author }))
const desk = { key: 'music-desk', name: 'Musikredaktion', portrait: undefined }
const own = {
  url: '/media/desk.png',
  alt: 'Vier Tische',
  width: 800,
  height: 800,
  focus: '50% 20%',
  webp: '/media/desk.webp',
}

test('every desk has a portrait of its own, and so has one that an editor adds', () => {
  const all = [...authors, 'a-new-desk'].map(drawn)
  expect(new Set(all).size).toBe(authors.length + 1)
  expect(drawn('constructor')).toBe(drawn('a-new-desk'))
})

test('a drawn portrait says that it is drawn, to those who see it and to those who do not', () => {
  const figure = renderToStaticMarkup(createElement(PortraitFigure, { author: desk, locale: 'de' }))
  expect(figure).toContain('aria-label="Illustration: Musikredaktion"')
  expect(figure).toContain('Eine Illustration, kein Porträt einer Person.')
})

test('beside a name it is read once', () => {
  const byline = createElement(Portrait, { author: desk, locale: 'de', isSmall: true, className: 'size-10' })
  expect(renderToStaticMarkup(byline)).toContain('aria-hidden="true"')
})

test('an editor’s portrait takes its place, in the smallest format and around its focal point', () => {
  const author = { ...desk, portrait: own }
  const figure = renderToStaticMarkup(createElement(PortraitFigure, { author, locale: 'de' }))
  expect(figure).toContain('srcSet="/media/desk.webp" type="image/webp"')
  expect(figure).toContain('alt="Vier Tische" width="800" height="800"')
  expect(figure).toContain('object-position:50% 20%')
  expect(figure).not.toContain('figcaption')
})
