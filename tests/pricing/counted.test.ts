import { inputOf, owning } from '@tests/support/asking'
import { seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import { countedFor, type OwnedLicence } from '@/pricing'

const book = seededBook()
const SUITE = { route: 'all_in_one_video_suite', plan: 'LFT' } as const

const counted = (
  owned: OwnedLicence[],
  offType: 8 | 10 = 8,
  target: { route: string; plan: 'LFT' } = SUITE,
) => countedFor(book, { ...inputOf(target), target, owned }, offType)

test('an offer counts the lifetime products of its lines on its system, each once', () => {
  expect(counted([])).toBe(0)
  expect(counted([owning(10337)])).toBe(1)
  expect(counted([owning(10337), owning(10337), owning(10502)])).toBe(1)
  expect(counted([owning(10337), owning(992035)])).toBe(
    counted([owning(10337)]) + counted([owning(992035)]) - counted([]),
  )
})

test('the offer for the other system counts what is owned there', () => {
  const mac = owning(10338)
  expect(counted([mac])).toBe(0)
  expect(counted([mac], 10)).toBe(1)
})

test('where there is no such target nothing counts', () => {
  expect(counted([owning(10337)], 8, { route: 'no_such_route', plan: 'LFT' })).toBe(0)
})
