import { articles } from '@seed/content/catalogue'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ArticlePicture } from '@/components/content/article-picture'
import { Illustration, type Subject } from '@/components/pictures/illustration/illustration'
import { signsOf } from '@/components/pictures/illustration/posters'
import { SCENES } from '@/components/pictures/illustration/scenes'

const numbered = (number: number): Subject => ({ number, routes: [], categories: [] })
const markupOf = (of: Subject) => renderToStaticMarkup(createElement(Illustration, { of }))

const GREYS: Record<string, string> = {
  tile: '#eeeeee',
  'tile-line': '#222222',
  'tile-tone': '#999999',
  'tile-water': '#cccccc',
  'tile-paper': '#ffffff',
}

/** As it looks, small, in greys. */
async function dotsOf(number: number): Promise<Uint8Array> {
  const drawn = markupOf(numbered(number))
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90" ')
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => GREYS[name] ?? `no colour ${name}`)
  return new Uint8Array(await sharp(Buffer.from(drawn)).greyscale().raw().toBuffer())
}

test('every article of the shop has a picture of its subject, and no picture is left over', () => {
  expect([...SCENES.keys()].sort()).toEqual(articles.map(({ number }) => number).sort())
})

test('no two of them look alike', async () => {
  const drawn = await Promise.all(
    [...SCENES.keys()].map(async number => ({ number, dots: await dotsOf(number) })),
  )
  const alike = drawn.flatMap((one, place) =>
    drawn.slice(place + 1).flatMap(other => {
      const differing = one.dots.filter((grey, at) => Math.abs(grey - (other.dots[at] ?? 0)) > 40).length
      return differing < 1_000 ? [`${one.number} ${other.number} ${differing}`] : []
    }),
  )
  expect(alike).toEqual([])
})

test('a picture takes the colours of its line, says nothing aloud and has no letters to translate', () => {
  const record = markupOf(numbered(108))
  expect(record).toContain('data-tile="music"')
  expect(record).toContain('aria-hidden="true"')
  expect(record).not.toContain('<text')
})

test('an article that an editor adds shows the signs of what it is about, else of where it is filed', () => {
  expect(signsOf({ routes: ['tidal_converter', 'qobuz_converter'], categories: ['licences'] })).toEqual([
    { name: 'metronome', line: 'music' },
    { name: 'turntable', line: 'music' },
  ])
  expect(signsOf({ routes: [], categories: ['unknown', 'audiobooks'] })).toEqual([
    { name: 'audioBook', line: 'music' },
  ])
  expect(signsOf({ routes: [], categories: ['constructor'] })).toEqual([{ name: 'openBook', line: 'video' }])
})

test('two articles about the same product do not show one picture', () => {
  const about = (number: number) => markupOf({ number, routes: ['arte_downloader'], categories: [] })
  expect(about(300)).toBe(about(300))
  expect(about(300)).not.toBe(about(301))
})

test('an editor’s cover stands in the place of the drawn picture, and keeps its focal point in sight', () => {
  const cover = {
    url: '/media/flight.webp',
    alt: 'A seat by the window',
    width: 1600,
    height: 900,
    focus: '20% 40%',
  }
  const shown = renderToStaticMarkup(
    createElement(ArticlePicture, { article: { cover, subject: numbered(102) } }),
  )
  expect(shown).toContain('object-position:20% 40%')
  expect(shown).toContain('width="1600" height="900"')
  expect(shown).not.toContain('data-tile')
})
