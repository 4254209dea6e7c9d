import { expect, test } from 'vitest'
import { LOCALES } from '@/site/locale'
import { countsFromPriorPrice, EU_COUNTRIES } from '@/site/markets'

const languagesOf = (country: string) => LOCALES.filter(locale => countsFromPriorPrice({ country, locale }))

test('reductions count from 30 days in the languages of the Union, wherever they are read', () => {
  for (const country of ['xx', 'us', 'ch', 'jp', 'cn', 'gb'])
    expect(languagesOf(country).sort(), country).toEqual(['de', 'es', 'fr', 'it'])
})

test('and in every language for whoever is known to be in a member state', () => {
  expect(EU_COUNTRIES).toHaveLength(27)
  for (const country of EU_COUNTRIES) expect(languagesOf(country), country).toEqual([...LOCALES])
})
