import { expect, test } from 'vitest'
import { LOCALES } from '@/site/locale'
import { marketOfLanguage } from '@/site/markets'
import { nearestFirst, REGIONS, REGIONS_OF } from '@/site/regions'

const SERVICES = [
  { name: 'Netflix', region: 'global' },
  { name: 'ARTE', region: 'eu' },
  { name: 'Hulu', region: 'americas' },
  { name: 'U-NEXT', region: 'jp' },
  { name: 'Joyn', region: 'eu' },
  { name: 'ABEMA', region: 'jp' },
]
const namesIn = (locale: (typeof LOCALES)[number]) => nearestFirst(SERVICES, locale).map(({ name }) => name)

test('a Japanese list begins with Japanese services, a German one with European; the rest stands as it stood', () => {
  expect(namesIn('ja')).toEqual(['U-NEXT', 'ABEMA', 'Netflix', 'ARTE', 'Hulu', 'Joyn'])
  expect(namesIn('de')).toEqual(['ARTE', 'Joyn', 'Netflix', 'Hulu', 'U-NEXT', 'ABEMA'])
  expect(namesIn('en')).toEqual(SERVICES.map(({ name }) => name))
})

test.each(LOCALES)('in %s nothing is lost, and the list begins where its filter does', locale => {
  const sorted = nearestFirst(SERVICES, locale)
  expect(new Set(sorted)).toEqual(new Set(SERVICES))
  expect(sorted[0]?.region).toBe(REGIONS_OF[marketOfLanguage(locale)][0])
})

test('every market knows every region once', () => {
  for (const regions of Object.values(REGIONS_OF)) expect(regions.toSorted()).toEqual(REGIONS.toSorted())
})
