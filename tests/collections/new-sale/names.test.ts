import { expect, test } from 'vitest'
import { codeOf, keyOfName, routeOfKey, saleKey } from '@/collections/new-sale/names'

test.each([
  ['Black Friday 2026', 'black-friday-2026'],
  ['  Été : soldes d’été !  ', 'ete-soldes-dete'],
  ['Weiß & Süß', 'weiss-suss'],
  ['Ｓａｌｅ', 'sale'],
  ['黑色星期五', ''],
  ['x'.repeat(90), 'x'.repeat(60)],
])('«%s» becomes the key «%s»', (name, key) => {
  expect(keyOfName(name)).toBe(key)
})

test.each([
  [{ name: 'Black Friday 2026', english: 'Black Friday 2026' }, 'black-friday-2026'],
  [{ name: '2026 黑色星期五', english: 'Black Friday 2026' }, 'black-friday-2026'],
  [{ name: '大特価', english: '大特価' }, 'sale-2026-11-27'],
])('%j has the key %s', (names, key) => {
  expect(saleKey({ ...names, day: '2026-11-27' })).toBe(key)
  expect(routeOfKey(key)).toMatch(/^[A-Za-z0-9]+(_[A-Za-z0-9]+)*$/)
})

test.each([
  [{ kind: 'percent', basisPoints: 3000 } as const, 'BLACK_FRIDAY_2026_30'],
  [{ kind: 'percent', basisPoints: 3350 } as const, 'BLACK_FRIDAY_2026_33_5'],
  [{ kind: 'price', cents: 1990 } as const, 'BLACK_FRIDAY_2026_19_90'],
])('%j has the code %s', (discount, code) => {
  expect(codeOf('black-friday-2026', discount)).toBe(code)
})
