import { expect, test } from 'vitest'
import { freshDatabase } from '../support/database'
import { openStaffDoors } from '../support/staff-doors'
import { collectionsOf, tableOf } from '../support/sweep/fields'
import { sweepOracles } from '../support/sweep/oracles'
import { plant } from '../support/sweep/plant'
import { sweepReads } from '../support/sweep/reads'
import { NO_SECRETS, SECRETS, SOUNDS_SECRET } from '../support/sweep/secrets'
import { shownReadOnly, sweepWrites, writersOfReadOnly } from '../support/sweep/writes'

const db = await freshDatabase()
const doors = await openStaffDoors()
const { payload } = doors
await payload.create({
  collection: 'users',
  data: { email: 'planted@staff.test', password: 'a-long-password', role: 'admin' },
})
await plant(db, payload)

const MINUTES = 5 * 60_000

test('every column that sounds like a secret is one, or is named as none', async () => {
  const { rows } = await db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and udt_name <> 'bool' order by 1`,
  )
  const tables = collectionsOf(payload).map(({ slug }) => tableOf(slug))
  const sounding = rows
    .map(({ name }) => name)
    .filter(name => tables.includes(name.split('.')[0] ?? '') && SOUNDS_SECRET.test(name.split('.')[1] ?? ''))
  expect(sounding.filter(name => !SECRETS.includes(name) && !NO_SECRETS.includes(name))).toEqual([])
  const all = new Set(rows.map(({ name }) => name))
  expect([...SECRETS, ...NO_SECRETS].filter(name => !all.has(name))).toEqual([])
})

test(
  'no role reads what it may not: every collection and global, whole, by each field, with what it leads to, and its versions',
  async () => {
    const { asked, found } = await sweepReads(doors)
    expect(found).toEqual([])
    expect(asked).toBeGreaterThan(1_000)
  },
  MINUTES,
)

test(
  'no role finds or sorts rows by what it may not read, of related rows and joins neither',
  async () => {
    const { asked, found } = await sweepOracles(doors)
    expect(found).toEqual([])
    expect(asked).toBeGreaterThan(500)
  },
  MINUTES,
)

test('what the sweep looks for is there: an admin reads of each record what may be read', async () => {
  const seen = await Promise.all(
    [
      'customers',
      'orders',
      'licences',
      'emails',
      'tickets',
      'devices',
      'payment-events',
      'sandbox-payments',
    ].map(
      async slug =>
        [slug, (await doors.ask('admin', `/${slug}`)).text.includes(`planted:${tableOf(slug)}.`)] as const,
    ),
  )
  expect(seen.filter(([, isSeen]) => !isSeen)).toEqual([])
})

test('what a form shows read-only is written by no role', async () => {
  expect(await writersOfReadOnly(payload)).toEqual([])
  expect(shownReadOnly(payload).map(({ slug, name }) => `${slug}.${name}`)).toEqual(
    expect.arrayContaining(['customers.confirmed_at', 'pricing-settings.changed_by']),
  )
  const { asked, taken, found } = await sweepWrites({ ...doors, query: db.query })
  expect(found).toEqual([])
  expect(asked).toBeGreaterThan(20)
  expect(taken).toBeGreaterThan(5) // not refused for another reason
})
