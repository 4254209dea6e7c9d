import { expect, test } from 'vitest'
import { currencyFor } from '@/pricing'
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
    isCountryTold: true,
    os: 'mac',
    clientOs: 'mac',
    device: 'desktop',
    origin: 'http://localhost:3000',
    path: '/de/video-ai',
    variants: [],
    loggedIn: false,
  })
})

test('a visitor on neither Windows nor Mac is offered the Windows products', () => {
  expect(visitOf({ ...FACTS, platformHint: '"Android"' })).toMatchObject({ os: 'win', clientOs: 'other' })
  expect(visitOf({ ...FACTS, platformHint: '"Android"', chosen: 'mac' })).toMatchObject({ os: 'mac' })
})

test('only the address itself asks for a system: neither a browser nor a choice of before does', () => {
  expect(visitOf({ ...FACTS, platformHint: '"macOS"' }).askedOs).toBeUndefined()
  expect(visitOf({ ...FACTS, chosen: 'mac' }).askedOs).toBeUndefined()
  expect(visitOf({ ...FACTS, asked: 'beos', chosen: 'mac' }).askedOs).toBeUndefined()
  expect(visitOf({ ...FACTS, asked: 'mac', chosen: 'win' })).toMatchObject({ askedOs: 'mac', os: 'mac' })
})

test('where nobody says the country it is unknown in every language, and Chinese is priced in dollars', () => {
  for (const locale of LOCALES)
    expect(visitOf({ ...FACTS, locale })).toMatchObject({ country: 'xx', isCountryTold: false })
  expect(currencyFor('zh', visitOf({ ...FACTS, locale: 'zh' }).country)).toBe('USD')
})

test('what a trusted proxy says goes before what the visitor chose', () => {
  const zh = { ...FACTS, locale: 'zh' } as const
  expect(visitOf({ ...zh, chosenCountry: 'cn' })).toMatchObject({ country: 'cn', isCountryTold: false })
  expect(visitOf({ ...zh, country: 'xx', chosenCountry: 'cn' }).country).toBe('cn')
  expect(visitOf({ ...zh, country: 'US', chosenCountry: 'cn' })).toMatchObject({
    country: 'us',
    isCountryTold: true,
  })
})

test.each([
  [' CH ', 'ch'],
  ['XX', 'xx'],
  ['T1', 'xx'],
  ['', 'xx'],
  ['Germany', 'xx'],
  ['u\u0131', 'xx'],
])('the country header %j gives %s', (country, code) => {
  expect(visitOf({ ...FACTS, country }).country).toBe(code)
})
