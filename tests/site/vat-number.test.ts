import { expect, test } from 'vitest'
import { EU_COUNTRIES, marketOfBuyer } from '@/site/markets'
import { isJapaneseRegistration, readVatNumber } from '@/site/vat-number'

/** One as each country writes it. */
const EXAMPLES =
  `ATU12345678 BE0123456789 BG123456789 CY12345678X CZ12345678 DE123456789 DK12345678 EE123456789
ESX1234567X FI12345678 FR12345678901 EL123456789 HR12345678901 HU12345678 IE1234567FA IT12345678901 LT123456789
LU12345678 LV12345678901 MT12345678 NL123456789B01 PL1234567890 PT123456789 RO1234567890 SE123456789012 SI12345678
SK1234567890`.split(/\s+/)

test('a VAT number of every country of the European Union is read, in any spelling', () => {
  expect(EXAMPLES.map(number => readVatNumber(number)?.country).toSorted()).toEqual(
    [...EU_COUNTRIES].toSorted(),
  )
  expect(readVatNumber(' de 123.456-789 ')).toEqual({ country: 'de', number: 'DE123456789' })
})

test.each([
  '',
  'DE',
  'DE12345678',
  'DE1234567890',
  'XX123456789',
  'GR123456789',
  '123456789',
  'DE12345678A',
  '__proto__',
])('«%s» is no VAT number', text => expect(readVatNumber(text)).toBeNull())

test('a registration number of Japan is T and 13 digits', () => {
  expect(
    ['T1234567890123', 'T123456789012', '1234567890123', 't1234567890123'].map(isJapaneseRegistration),
  ).toEqual([true, false, false, false])
})

test('an order takes the market of its country, where that is not known that of its language', () => {
  expect(marketOfBuyer({ country: 'de', locale: 'en' })).toBe('germany')
  expect(marketOfBuyer({ country: 'fr', locale: 'de' })).toBe('europe')
  expect(marketOfBuyer({ country: 'jp', locale: 'en' })).toBe('japan')
  expect(marketOfBuyer({ country: 'us', locale: 'de' })).toBe('world')
  expect(marketOfBuyer({ country: 'xx', locale: 'de' })).toBe('germany')
  expect(marketOfBuyer({ country: 'xx', locale: 'zh' })).toBe('world')
})
