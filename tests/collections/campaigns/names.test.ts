import { expect, test } from 'vitest'
import { freeName, nextYearName, withYearsRaised } from '@/collections/campaigns/names'

test.each([
  ['Black Friday 2026', [2026], 'Black Friday 2027'],
  ['2026年のブラックフライデー', [2026], '2027年のブラックフライデー'],
  ['Winter 2026/2027', [2026, 2027], 'Winter 2027/2028'],
  ['Save 2000 yen in 2026', [2026], 'Save 2000 yen in 2027'],
  ['Since 2019', [2026], 'Since 2019'],
  ['Offer 12026', [2026], 'Offer 12026'],
  ['Black Friday', [2026], 'Black Friday'],
])('«%s» with %j raised is «%s»', (text, years, raised) => {
  expect(withYearsRaised(text, years)).toBe(raised)
})

test.each([
  ['black-friday-2026', [2026], '-', 'black-friday-2027'],
  ['all-in-one-offer', [2026], '-', 'all-in-one-offer-2027'],
  ['event_center', [2026, 2027], '_', 'event_center_2027'],
  ['BF26', [2026], '_', 'BF26_2027'],
] as const)('next year %s (%j, %s) is called %s', (name, years, join, later) => {
  expect(nextYearName(name, { years, join })).toBe(later)
})

test('a name that somebody has gets a number', () => {
  const taken = ['sale-copy', 'sale-copy-2']
  const isTaken = (name: string) => taken.includes(name)
  expect(freeName('sale-copy', { join: '-', isTaken })).toBe('sale-copy-3')
  expect(freeName('other', { join: '-', isTaken })).toBe('other')
})
