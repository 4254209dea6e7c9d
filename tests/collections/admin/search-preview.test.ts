import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MediaCut } from '@/collections/admin/search-preview/media-cut'
import { placeInCut } from '@/collections/admin/search-preview/place-in-cut'
import { shownTitle, TITLE_ROOM, titleWidth } from '@/collections/admin/search-preview/title-width'
import { wordsShown } from '@/collections/admin/search-preview/words-shown'
import { sayIn } from '@/collections/admin/words/say'

const typed = (more: object = {}) => ({ title: '', intro: '', metaTitle: '', metaDescription: '', ...more })

test.each([
  ['iiiiiiiiii', 44],
  ['WWWWWWWWWW', 200],
  ['éèê', 33],
  ['映画', 40],
])('“%s” is %i pixels wide in a search result', (title, pixels) => {
  expect(titleWidth(title)).toBe(pixels)
})

test('a title is cut where a search engine cuts it, by its width and not by its letters', () => {
  expect(shownTitle('i'.repeat(120))).toBe('i'.repeat(120))
  const cut = shownTitle('W'.repeat(60))
  expect(cut).toMatch(/^W{27,29} …$/)
  expect(titleWidth(cut)).toBeLessThanOrEqual(TITLE_ROOM)
})

test('the words of the page serve where there are none for search engines, with the shop’s name once', () => {
  expect(
    wordsShown(sayIn('en'), typed({ title: 'Films for the night train', intro: 'Before you leave.' })),
  ).toMatchObject({
    title: 'Films for the night train · Tidemark',
    description: 'Before you leave.',
    measures: [{ isRight: true }, { isRight: true }],
  })
  expect(
    wordsShown(sayIn('en'), typed({ title: 'A', metaTitle: 'Films for the night | Tidemark' })).title,
  ).toBe('Films for the night | Tidemark')
})

test.each([
  ['Short', 'x', [false, true]],
  ['A title of a length that no search engine shows whole at once', 'x', [false, true]],
  ['Films for the night train', '', [true, false]],
  ['Films for the night train', 'x'.repeat(161), [true, false]],
  ['夜行列車のための映画の保存', '映'.repeat(80), [true, true]],
  ['夜行列車のための映画の保存', '映'.repeat(81), [true, false]],
])('“%s” with a description of this length is told', (title, intro, right) => {
  expect(wordsShown(sayIn('en'), typed({ title, intro })).measures.map(({ isRight }) => isRight)).toEqual(
    right,
  )
})

test('what is measured is said in the language of who writes', () => {
  const { measures } = wordsShown(sayIn('de'), typed({ title: 'Kurz' }))
  expect(measures.map(({ sentence }) => sentence)).toEqual([
    'Titel: 15 von 25 bis 60 Zeichen, 141 von 580 Pixeln: zu kurz',
    'Beschreibung: 0 von 160 Zeichen: fehlt',
  ])
})

test.each([
  ['in the middle', { x: 50, y: 50 }, { left: '-50%', top: '0%', width: '200%', height: '100%' }],
  ['around what matters', { x: 40, y: 50 }, { left: '-30%', top: '0%', width: '200%', height: '100%' }],
  ['no further than its edge', { x: 90, y: 0 }, { left: '-100%', top: '0%', width: '200%', height: '100%' }],
])('a picture of the media is previewed as it is cut: %s', (_, focus, place) => {
  expect(placeInCut({ width: 2400, height: 630 }, focus)).toEqual(place)
})

test('the preview of a picture that cannot be read is the drawn one', () => {
  const shown = (media: Parameters<typeof MediaCut>[0]['media']) =>
    renderToStaticMarkup(createElement(MediaCut, { media, otherwise: 'drawn' }))
  for (const unread of [undefined, null, { alt: '' }]) expect(shown(unread)).toBe('drawn')
  const media = { url: '/a.png', alt: 'A pier', width: 2400, height: 630, focalX: 90, focalY: 50 }
  expect(shown(media)).toContain('alt="A pier" style="left:-100%;top:0%;width:200%;height:100%"')
})
