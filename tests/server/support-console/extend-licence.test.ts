import { freshDatabase } from '@tests/support/database'
import { acting, buySuite, logOf } from '@tests/support/desk'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { extendLicenceByStaff } = await import('@/server/support-console/extend-licence')

const DAY = 86_400_000
const AT = Date.UTC(2026, 10, 20, 12)

/** A licence that ends so many days from `AT`; null = never. */
async function ending(days: number | null, state = 'active') {
  const { id, number } = await buySuite(db)
  await db.query('update licences set expires = $2, state = $3::enum_licences_state where id = $1', [
    id,
    days === null ? null : new Date(AT + days * DAY),
    state,
  ])
  return { id, number }
}

const daysLeft = async (id: string) => {
  const { rows } = await db.query<{ expires: Date | null }>('select expires from licences where id = $1', [
    id,
  ])
  const end = rows[0]?.expires
  return end ? (end.getTime() - AT) / DAY : null
}

test.each([
  ['one that runs, from its end', 10, '14', 24],
  ['one that is over, from now', -10, '1', 1],
  ['by a year at most', 0, '365', 365],
])('a licence is made longer: %s', async (_, left, days, after) => {
  const { id, number } = await ending(left)
  expect(await extendLicenceByStaff(id, acting({ at: AT }), days)).toMatchObject({ outcome: 'done' })
  expect(await daysLeft(id)).toBe(after)
  expect((await logOf(db, number)).at(-1)).toMatchObject({ action: 'extend_licence', outcome: 'done' })
})

test.each([
  ['bad_days', 10, 'active', '0'],
  ['bad_days', 10, 'active', '366'],
  ['bad_days', 10, 'active', '1.5'],
  ['lifetime', null, 'active', '5'],
  ['not_allowed', 10, 'revoked', '5'],
] as const)('it is refused as %s: %o days left, %s, by %s', async (code, left, state, days) => {
  const { id } = await ending(left, state)
  expect(await extendLicenceByStaff(id, acting({ at: AT }), days)).toMatchObject({ outcome: 'refused', code })
  expect(await daysLeft(id)).toBe(left)
})

test('a double click moves the end once, and a colleague’s click a moment later not at all', async () => {
  const { id } = await ending(10)
  const same = acting({ at: AT })
  await Promise.all([extendLicenceByStaff(id, same, '5'), extendLicenceByStaff(id, same, '5')])
  expect(await extendLicenceByStaff(id, acting({ at: AT + 1000 }), '5')).toMatchObject({ code: 'just_done' })
  expect(await daysLeft(id)).toBe(15)
})
