import { expect, test } from 'vitest'
import { COUNTRIES, countryCode } from '@/server/price-lab/country'
import { readSituation, USUAL } from '@/server/price-lab/situation'

test.each([
  ['de', 'de'],
  ['Germany', 'de'],
  ['Germany (DE)', 'de'],
  ['', 'xx'],
  ['Atlantis', undefined],
])('the country «%s» is %s', (typed, code) => {
  expect(countryCode(typed)).toBe(code)
})

test('no two countries of the list have one name', () => {
  expect(COUNTRIES.length).toBeGreaterThan(240)
  expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(COUNTRIES.length)
})

test('what is wrong is told at its field, each by itself', () => {
  const typed = { ...USUAL, zone: 'Moon/Sea', country: 'Atlantis', locale: 'ja', buyer: 'king' }
  expect(readSituation(typed, 0).problems).toEqual({
    zone: { code: 'no_zone' },
    country: { code: 'no_country' },
    locale: { code: 'not_spoken' },
    buyer: { code: 'not_a_choice' },
  })
})
