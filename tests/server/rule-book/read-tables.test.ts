import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'

const { query } = await freshDatabase()
const { readTables } = await import('@/server/rule-book/read-tables')
const { database } = await import('@/server/runtime/database')

const takeAway = (table: string) => query(`alter table ${table} rename to ${table}_gone`)
const giveBack = (table: string) => query(`alter table ${table}_gone rename to ${table}`)

test('words that were read while others could not be are as they were read then', async () => {
  await takeAway('product_copy')
  const { tables: first, lacksWords } = await readTables(database)
  expect([lacksWords, first.faq.length > 0, first.genericRoutes]).toEqual([true, true, []])
  await takeAway('faq')
  expect((await readTables(database)).tables.faq).toEqual(first.faq)
  await giveBack('product_copy')
  await giveBack('faq')
  expect(await readTables(database)).toMatchObject({ lacksWords: false, tables: { faq: first.faq } })
})
