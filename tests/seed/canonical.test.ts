import { canonical, isSame } from '@seed/canonical'
import { expect, test } from 'vitest'

test.each([
  ['the order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['a field left out', { a: 1, b: null }, { a: 1 }],
  ['undefined and null', undefined, null],
  ['an empty list', [], null],
  ['an empty text', '', undefined],
  ['an object of empty fields', { en: '', de: null }, null],
  ['the spelling of an instant', '2022-11-18T00:00:00Z', '2022-11-18T00:00:00.000Z'],
  ['another zone’s spelling of an instant', '2022-11-18T01:00:00+01:00', new Date('2022-11-18T00:00:00Z')],
  ['keys inside a list', [{ from: 1, price: 5 }], [{ price: 5, from: 1, price_eur: null }]],
])('%s makes no difference', (_, one, other) => {
  expect(isSame(one, other)).toBe(true)
})

test.each([
  ['the order of a list', [1, 2], [2, 1]],
  ['no and nothing', false, null],
  ['zero and nothing', 0, null],
  ['a number and its text', 8, '8'],
  ['two days', '2024-05-31', '2024-06-01'],
])('%s makes a difference', (_, one, other) => {
  expect(isSame(one, other)).toBe(false)
})

test('a text that only looks like an instant is taken as it is', () => {
  expect(canonical('2022-13-99T00:00:00Z')).toBe('"2022-13-99T00:00:00Z"')
})
