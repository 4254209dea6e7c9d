import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { leaseEmail } = await import('@/server/emails/lease')

test('an email whose tries nobody counted is leased as the first one, so that its lease can be renewed', async () => {
  const { rows } = await db.query(
    `insert into emails (reason, kind, "to", locale, subject, text, attempts)
     values ('lease:1', 'order', 'a@example.test', 'en', 'A subject', 'A text', null) returning id`,
  )
  const { id } = rows[0]
  expect(await leaseEmail(id)).toMatchObject({ id, attempts: 1, text: 'A text' })
  const stored = await db.query('select attempts from emails where id = $1', [id])
  expect(stored.rows).toEqual([{ attempts: 1 }])
})
