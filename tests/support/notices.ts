import pg from 'pg'
import { expect } from 'vitest'
import type { TestDatabase } from './database'
import { soon } from './soon'

/** How many transactions of `work` tell something on a channel; notices come in the order of their commits. */
export async function noticesOn(
  channel: 'content' | 'rule_book',
  db: TestDatabase,
  work: () => Promise<unknown>,
): Promise<number> {
  const client = new pg.Client({ connectionString: db.url })
  const heard: (string | undefined)[] = []
  client.on('notification', ({ payload }) => heard.push(payload))
  await client.connect()
  await client.query(`listen ${channel}`)
  await work()
  await db.query(`notify ${channel}, 'end'`)
  await soon(() => expect(heard).toContain('end'))
  await client.end()
  return heard.indexOf('end')
}
