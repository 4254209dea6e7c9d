import { expect, test } from 'vitest'
import type { Locale } from '@/site/locale'
import { nearestFirst, REGIONS, REGIONS_OF } from '@/site/regions'

const SERVICES = [
  { name: 'Netflix' },
  { name: 'ARTE' },
  { name: 'Movistar Plus+', country: 'es' },
  { name: 'Hulu', country: 'us' },
  { name: 'TF1+', country: 'fr' },
  { name: 'U-NEXT', country: 'jp' },
  { name: 'Joyn', country: 'de' },
  { name: 'RaiPlay', country: 'it' },
  { name: 'ABEMA', country: 'jp' },
  { name: 'RTL+', country: 'de' },
]
const namesIn = (locale: Locale) => nearestFirst(SERVICES, locale).map(({ name }) => name)

test.each([
  ['de', ['Joyn', 'RTL+']],
  ['es', ['Movistar Plus+']],
  ['fr', ['TF1+']],
  ['it', ['RaiPlay']],
  ['ja', ['U-NEXT', 'ABEMA']],
  ['en', []],
  ['zh', []],
] as const)(
  'a list in %s begins with %j, which are of that country alone; the rest stands as it stood',
  (locale, own) => {
    const rest = SERVICES.map(({ name }) => name).filter(name => !own.some(each => each === name))
    expect(namesIn(locale)).toEqual([...own, ...rest])
  },
)

test('every market knows every region once', () => {
  for (const regions of Object.values(REGIONS_OF)) expect(regions.toSorted()).toEqual(REGIONS.toSorted())
})
