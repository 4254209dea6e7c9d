import { expect, test } from 'vitest'
import { CONSENT_VERSION, consentText, PURPOSES, readConsent } from '@/site/consent'
import { lifeText } from '@/site/life-text'

const AT = Date.parse('2026-11-23T10:00:00Z')

test('a decision is read as it was written, with its version and instant', () => {
  expect(readConsent(consentText(AT, []))).toEqual({
    version: CONSENT_VERSION,
    at: AT,
    statistics: false,
    marketing: false,
  })
  expect(readConsent(consentText(AT, ['marketing']))).toMatchObject({ statistics: false, marketing: true })
  expect(readConsent(consentText(AT, ['marketing', 'statistics']))).toMatchObject({
    statistics: true,
    marketing: true,
  })
})

test('each purpose is read as it was written, alone and with all others', () => {
  for (const purpose of PURPOSES) {
    const read = readConsent(consentText(AT, [purpose]))
    expect(PURPOSES.filter(each => read?.[each])).toEqual([purpose])
  }
  const all = readConsent(consentText(AT, PURPOSES))
  expect(PURPOSES.filter(each => all?.[each])).toEqual(PURPOSES)
})

test.each([
  undefined,
  '',
  '0-1-marketing',
  '2-1-marketing',
  '1--marketing',
  '1-1-other',
  'marketing',
  `1-${'9'.repeat(20)}`,
])('what was not written by us about this version is no decision: %s', text => {
  expect(readConsent(text)).toBeNull()
})

test('a life is told in the largest unit that tells it exactly', () => {
  expect(lifeText(7 * 24 * 3600, 'en')).toBe('7 days')
  expect(lifeText(600, 'de')).toBe('10 Minuten')
  expect(lifeText(3650 * 24 * 3600, 'fr')).toBe('10 ans')
  expect(lifeText(90_000, 'en')).toBe('25 hours')
})
