import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ServiceWall, type WallGroup, type WallWords } from '@/components/search/service-wall'
import {
  isAskedFor,
  oneNamed,
  type WallItem,
  type WallQuestion,
  wallQuestion,
} from '@/components/search/wall-filter'

const NOTHING: WallQuestion = { q: '', line: '', os: '', region: '' }
const item = (more: Partial<WallItem>): WallItem => ({
  route: 'hulu_jp_downloader',
  name: 'Hulu Japan Downloader',
  line: 'video',
  region: 'jp',
  systems: ['win', 'mac'],
  ...more,
})

test.each<[Partial<WallQuestion>, boolean]>([
  [{}, true],
  [{ q: 'hulu' }, true],
  [{ q: '  JAPAN  hulu ' }, true],
  [{ q: 'Ｈｕｌｕ' }, true],
  [{ q: 'netflix' }, false],
  [{ line: 'video', os: 'mac', region: 'jp' }, true],
  [{ line: 'music' }, false],
  [{ region: 'eu' }, false],
  [{ q: 'hulu', region: 'global' }, false],
])('asked for %j, Hulu Japan is shown: %s', (asked, isShown) => {
  expect(isAskedFor(item({}), { ...NOTHING, ...asked })).toBe(isShown)
})

test('accents need not be typed, and what does not run on a Mac is not shown to one', () => {
  expect(isAskedFor(item({ name: 'Télé Downloader' }), { ...NOTHING, q: 'tele' })).toBe(true)
  expect(isAskedFor(item({ systems: ['win'] }), { ...NOTHING, os: 'mac' })).toBe(false)
})

const NAMED = [
  { ...item({ route: 'hulu_downloader', name: 'Hulu Downloader' }), service: 'Hulu' },
  { ...item({}), service: 'Hulu Japan' },
  { ...item({ route: 'tidal_converter', name: 'TIDAL Converter' }), service: 'TIDAL' },
]

test.each([
  ['Hulu', 'hulu_downloader'],
  ['hulu japan downloader', 'hulu_jp_downloader'],
  [' tid ', 'tidal_converter'],
  ['hul', undefined],
  ['netflix', undefined],
  ['  ', undefined],
])('«%s» names %s', (q, route) => {
  expect(oneNamed(NAMED, q)?.route).toBe(route)
})

test('what an address makes up asks for nothing', () => {
  expect(wallQuestion({ q: undefined, line: 'adult', os: 'beos', region: '<b>' })).toEqual(NOTHING)
  expect(wallQuestion({ q: 'x'.repeat(200), line: 'ai', os: 'mac', region: 'eu' })).toEqual({
    q: 'x'.repeat(100),
    line: 'ai',
    os: 'mac',
    region: 'eu',
  })
})

const words: WallWords = {
  search: 'Find a service',
  filters: [{ name: 'line', label: 'Kind', choices: [{ value: '', label: 'All' }] }],
  show: 'Show',
  reset: 'Show all services',
  count: '{shown} of 2 services',
  whole: 'All 2 services',
  nothing: 'No service matches all of that.',
  advice: 'Try a shorter word.',
}
const groups: WallGroup[] = [
  { line: 'video', title: 'Video', lead: '', items: [{ ...item({}), card: 'Hulu card' }] },
  {
    line: 'music',
    title: 'Music',
    lead: '',
    items: [
      {
        ...item({ route: 'spotify_converter', name: 'Spotify Converter', line: 'music' }),
        card: 'Spotify card',
      },
    ],
  },
]
const wall = (asked: Partial<WallQuestion>) =>
  renderToStaticMarkup(
    createElement(
      ServiceWall,
      { path: '/products', asked: { ...NOTHING, ...asked }, words, groups },
      'The suites',
    ),
  )

test('without a script the wall shows what the address asked for, and counts it', () => {
  const html = wall({ q: 'spotify' })
  expect(html).toContain('1 of 2 services')
  expect(html).toContain('Spotify card')
  expect(html).not.toContain('Hulu card')
  expect(html).toMatch(/<form [^>]*action="\/products"/)
  expect(html).toContain('value="spotify"')
})

test('a wall that leaves nothing out says so, and does not count twice', () => {
  expect(wall({})).toContain('All 2 services')
  expect(wall({ os: 'win' })).toContain('All 2 services')
})

test('what stands before the services goes where somebody looks for one', () => {
  expect(wall({})).toContain('The suites')
  expect(wall({ os: 'win' })).toContain('The suites')
  expect(wall({ q: 'spotify' })).not.toContain('The suites')
  expect(wall({ line: 'music' })).not.toContain('The suites')
})

test('where nothing is found, there is a way on', () => {
  const html = wall({ q: 'nothing like that' })
  expect(html).toContain('0 of 2 services')
  expect(html).toContain('No service matches all of that.')
  expect(html).toMatch(/<a href="\/products"[^>]*>Show all services<\/a>/)
})
