import pg from 'pg'
import { expect } from 'vitest'
import type { TestDatabase } from './database'
import { soon } from './soon'

/**
 * Does `work` while somebody else is in the middle of saving: their statement is made and not committed before the work
 * waits for it.
 */
export async function whileSaving<T>(
  db: TestDatabase,
  statement: string,
  work: () => Promise<T>,
): Promise<T> {
  const saving = new pg.Client({ connectionString: db.url })
  await saving.connect()
  await saving.query(`begin; ${statement}`)
  const done = work()
  await soon(async () => {
    const { rows } = await db.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).not.toEqual([])
  })
  await saving.query('commit')
  await saving.end()
  return done
}
