import { describe, expect, test } from 'vitest'
import { COUNTRIES, countryCode } from '@/server/price-lab/country'
import { readSituation, USUAL } from '@/server/price-lab/situation'
import { zonedInstant } from '@/server/price-lab/zoned-instant'

describe('an instant in a named time zone', () => {
  test('is read by the clock of that place', () => {
    expect(zonedInstant('2026-11-27T09:00', 'Asia/Tokyo')).toEqual({
      ok: true,
      at: Date.parse('2026-11-27T00:00:00Z'),
    })
  })

  test('does not exist where the clocks were put forward over it', () => {
    expect(zonedInstant('2026-03-29T02:30', 'Europe/Berlin')).toEqual({ ok: false, why: 'skipped' })
    expect(zonedInstant('2026-03-29T03:00', 'Europe/Berlin')).toMatchObject({ ok: true })
  })

  test('comes twice where they were put back', () => {
    expect(zonedInstant('2026-10-25T02:30', 'Europe/Berlin')).toEqual({
      ok: false,
      why: 'twice',
      first: Date.parse('2026-10-25T00:30:00Z'),
      second: Date.parse('2026-10-25T01:30:00Z'),
    })
  })

  test.each(['2026-02-31T00:00', '2026-11-27', 'tomorrow'])('is not «%s»', text => {
    expect(zonedInstant(text, 'UTC')).toEqual({ ok: false, why: 'no_time' })
  })
})

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
