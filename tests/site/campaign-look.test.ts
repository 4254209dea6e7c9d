import { expect, test } from 'vitest'
import { SCENES, sceneOf } from '@/site/campaign-look'

const JULY = Date.parse('2026-07-01T00:00:00Z')

test('a campaign that nobody chose a picture for shows what it is called after', () => {
  expect(sceneOf('black_friday_2026 black-friday-2026', JULY)).toBe('black_friday')
  expect(sceneOf('new_year_sale', JULY)).toBe('new_year')
  expect(sceneOf('back_to_school', JULY)).toBe('school')
})

test('or the season in which it begins', () => {
  const of = (month: string) => sceneOf('sale', Date.parse(`2026-${month}-10T00:00:00Z`))
  expect(['01', '04', '07', '10', '12'].map(of)).toEqual(['winter', 'spring', 'summer', 'autumn', 'winter'])
})

test('every name leads to a scene that there is', () => {
  const names = ['xmas', 'valentines', 'halloween', 'anniversary', 'upgrade', 'winter sale', 'cyber_monday']
  for (const name of names) expect(SCENES).toContain(sceneOf(name, JULY))
})
