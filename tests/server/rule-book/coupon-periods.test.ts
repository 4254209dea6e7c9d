import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'

const { query } = await freshDatabase()
const { loadSnapshot } = await import('@/server/rule-book/load')
const { database } = await import('@/server/runtime/database')

test('a coupon says in the rule book for how many periods it is, or nothing', async () => {
  await query(`update coupons set periods = 3 where code = 'CANCEL5'`)
  const { book } = await loadSnapshot(database)
  const periods = ['CANCEL5', 'CANCEL2'].map(code => book.couponByCode(code)?.row.periods)
  expect(periods).toEqual([3, undefined])
})
