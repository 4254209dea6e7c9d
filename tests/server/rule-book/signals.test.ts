import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { RULE_BOOK_QUERIES } from '@/server/rule-book/tables'
import { WORD_QUERIES } from '@/server/rule-book/word-tables'

const db = await freshDatabase()

const QUERIES = Object.values({ ...RULE_BOOK_QUERIES, ...WORD_QUERIES })
const read = new Set(
  QUERIES.flatMap(query =>
    [...query.matchAll(/\b(?:from|join) ([a-z_]+) /g)].map(([, table]) => table ?? ''),
  ),
)

test('a change of any table that the rule book reads makes every process load it again', async () => {
  const { rows } = await db.query<{ table: string }>(
    `select tgrelid::regclass::text as table from pg_trigger where tgname = 'rule_book_changed'`,
  )
  const signalled = rows.map(({ table }) => table)
  expect(read.size).toBeGreaterThan(35)
  expect([...read].filter(table => !signalled.includes(table))).toEqual([])
})
