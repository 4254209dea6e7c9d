import { expect, test } from 'vitest'
import { countriesIn, countryCode } from '@/server/price-lab/country'
import { readSituation, USUAL } from '@/server/price-lab/situation'

test.each([
  ['de', 'de'],
  ['Germany', 'de'],
  ['Germany (DE)', 'de'],
  ['Deutschland (DE)', 'de'],
  ['ドイツ', 'de'],
  ['', 'xx'],
  ['Atlantis', undefined],
])('the country «%s» is %s', (typed, code) => {
  expect(countryCode(typed)).toBe(code)
})

test.each(['en', 'de', 'ja'])('no two countries of the list have one name in %s', language => {
  const countries = countriesIn(language)
  expect(countries.length).toBeGreaterThan(240)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
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
