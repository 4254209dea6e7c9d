import { freshDatabase } from '@tests/support/database'
import { newOwner } from '@tests/support/owner-orders'
import { clockAt, DAY, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()

test('with an account its subscriptions end, its card is forgotten, and nobody is charged or named any more', async () => {
  const { inTransaction } = await import('@/server/runtime/database')
  const { eraseCustomer } = await import('@/server/personal-data/erase')
  const { confirmedCustomer } = await import('@/server/sessions/customer')
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, owner)
  await db.query(`update subscriptions set card = 'Visa •••• 4242' where id = $1`, [subscription])
  const end = (await stateOf(db, subscription))?.period_end.getTime()
  await inTransaction(async tx => {
    const customer = await confirmedCustomer(tx, owner.email)
    if (customer) await eraseCustomer(tx, customer)
  })
  await clockAt(db, end + 40 * DAY)
  expect(await stateOf(db, subscription)).toMatchObject({
    state: 'ended',
    charges: ['paid 3590'],
    emails: [],
  })
  const { rows } = await db.query(
    `select s.customer_id, s.email, s.card, m.ended_at is not null as is_forgotten from subscriptions s
     join sandbox_mandates m on m.mandate = s.mandate where s.id = $1`,
    [subscription],
  )
  expect(rows).toEqual([
    { customer_id: null, card: null, email: expect.not.stringContaining(owner.email), is_forgotten: true },
  ])
})
