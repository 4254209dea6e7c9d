import { expect, test } from 'vitest'
import { LOCALES } from '@/site/locale'
import { type VisitFacts, visitOf } from '@/site/visit'

const FACTS: VisitFacts = {
  at: 1_795_000_000_000,
  site: 'com',
  locale: 'de',
  origin: 'http://localhost:3000',
  path: '/de/video-ai',
  loggedIn: false,
}

test('a visit is what the request says, at the instant it is given', () => {
  expect(visitOf({ ...FACTS, country: 'AT', platformHint: '"macOS"', mobileHint: '?0' })).toEqual({
    at: 1_795_000_000_000,
    site: 'com',
    locale: 'de',
    country: 'at',
    os: 'mac',
    clientOs: 'mac',
    device: 'desktop',
    origin: 'http://localhost:3000',
    path: '/de/video-ai',
    loggedIn: false,
  })
})

test('a visitor on neither Windows nor Mac is offered the Windows products', () => {
  expect(visitOf({ ...FACTS, platformHint: '"Android"' })).toMatchObject({ os: 'win', clientOs: 'other' })
  expect(visitOf({ ...FACTS, platformHint: '"Android"', chosen: 'mac' })).toMatchObject({ os: 'mac' })
})

test('without a known country the language decides', () => {
  expect(LOCALES.map(locale => visitOf({ ...FACTS, locale }).country)).toEqual([
    'us',
    'jp',
    'de',
    'es',
    'it',
    'fr',
    'cn',
  ])
})

test.each([
  [' CH ', 'ch'],
  ['XX', 'de'],
  ['T1', 'de'],
  ['', 'de'],
  ['Germany', 'de'],
  ['u\u0131', 'de'],
])('the country header %j gives %s', (country, code) => {
  expect(visitOf({ ...FACTS, country }).country).toBe(code)
})
