import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { GLYPHS, OWN, signOf } from '@/components/pictures/glyphs/of-routes'
import { ServiceGlyph } from '@/components/pictures/glyphs/service-glyph'
import type { Glyph } from '@/components/pictures/glyphs/shapes'

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(`../../../seed/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(row => row.split(','))

const SIGNED = ['single', 'all_in_one']
const routes = new Set([
  ...rowsOf('catalogue.csv').flatMap(([, route = '', , , , type = '']) =>
    SIGNED.includes(type) ? [route] : [],
  ),
  ...rowsOf('generic-routes.csv').map(([route = '']) => route),
])

const own: Record<string, string> = Object.assign({}, ...Object.values(OWN))

test('every service and every suite has a sign of its own', () => {
  expect(routes.size).toBeGreaterThanOrEqual(78)
  expect([...routes].filter(route => own[route] === undefined)).toEqual([])
})

test('no sign stands for two services, and none for nothing', () => {
  const used = Object.values(own)
  expect(used.filter((name, place) => used.indexOf(name) !== place)).toEqual([])
  const spare = Object.keys(GLYPHS).filter(name => !used.includes(name))
  expect(spare.sort()).toEqual(['pair', 'playScreen', 'quaver'])
})

const [SIZE, MARGIN] = [48, 12]
const WIDE = SIZE + 2 * MARGIN

/** The darkness of each dot, two dots to a unit, with six units beyond the grid on every side. */
async function dotsOf({ line, tone }: Glyph): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${WIDE}" viewBox="-6 -6 36 36">
    <path d="${tone}" fill="#888"/>
    <path d="${line}" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data
}

const drawn = await Promise.all(
  Object.entries(GLYPHS).map(async ([name, glyph]) => ({ name, dots: await dotsOf(glyph) })),
)
const isInside = (place: number) => place >= MARGIN && place < MARGIN + SIZE

test('every sign is drawn, and within the grid', () => {
  for (const { name, dots } of drawn) {
    const inked = [...dots].flatMap((ink, at) => (ink > 40 ? [[at % WIDE, Math.floor(at / WIDE)]] : []))
    expect(inked.length, name).toBeGreaterThan(200)
    expect(
      inked.filter(([x = 0, y = 0]) => !isInside(x) || !isInside(y)),
      name,
    ).toEqual([])
  }
})

test('no two signs look alike', () => {
  const alike = drawn.flatMap((one, place) =>
    drawn.slice(place + 1).flatMap(other => {
      const differing = one.dots.filter((ink, at) => Math.abs(ink - (other.dots[at] ?? 0)) > 128).length
      return differing < 150 ? [`${one.name} ${other.name} ${differing}`] : []
    }),
  )
  expect(alike).toEqual([])
})

test('an upgrade shows its suite, and a service that has no sign yet the one of its line', () => {
  expect(signOf('video_music_pro_upgrade')).toEqual({ name: 'screenAndNote', line: 'video_music' })
  expect(signOf('video_one_new').name).toBe(signOf('all_in_one_video_suite').name)
  expect(signOf('a_new_converter', 'music')).toEqual({ name: 'quaver', line: 'music' })
  expect(signOf('constructor')).toEqual({ name: 'playScreen', line: 'video' })
})

const SPOTIFY = { route: 'spotify_converter', className: 'size-9' }

test('a picture that an editor chose stands in the place of the sign, in its size and as silent', () => {
  const icon = '/cms/media/file/vinyl-192x192.webp'
  const shown = renderToStaticMarkup(createElement(ServiceGlyph, { ...SPOTIFY, icon }))
  expect(shown).toMatch(/^<img [^>]*src="\/cms\/media\/file\/vinyl-192x192.webp"[^>]*>$/)
  expect(shown).toMatch(/ alt="" width="192" height="192" loading="lazy" decoding="async"/)
  expect(shown).toMatch(/ class="[^"]*size-9"/)
})

test('a tile takes the colours of its line and is not read aloud', () => {
  const tile = renderToStaticMarkup(createElement(ServiceGlyph, { ...SPOTIFY, icon: undefined }))
  expect(tile).toContain('size-9')
  expect(tile).toContain('data-tile="music"')
  expect(tile).toContain('aria-hidden="true"')
  expect(tile).not.toContain('<text')
})
