import { freshDatabase } from '@tests/support/database'
import { newOwner, type Owner } from '@tests/support/owner-orders'
import { clockAt, stateOf, subscribe } from '@tests/support/subscriber'
import { expect, test } from 'vitest'

const db = await freshDatabase()
Object.assign(process.env, { PORT: '3000' })
const { POST } = await import('@/app/order/card/route')
const { openSession } = await import('@/server/sessions/session')
const { database } = await import('@/server/runtime/database')

const ORIGIN = 'http://localhost:3000'

async function tokenOf({ id }: Owner): Promise<string> {
  return openSession(database, { customerId: id, kind: 'session' })
}

/** Where the form leads, and with which status. */
async function sent(subscription: string, { token = '', origin = ORIGIN } = {}) {
  const headers = { origin, host: 'localhost:3000', cookie: `token=${token}` }
  const body = new URLSearchParams({ subscription })
  const answer = await POST(new Request(`${ORIGIN}/order/card`, { method: 'POST', headers, body }))
  return `${answer.status} ${answer.headers.get('location') ?? ''}`
}

test('the button for another card leads its owner to the payer, and nobody else', async () => {
  const [owner, stranger] = [await newOwner(db), await newOwner(db)]
  const { subscription } = await subscribe(db, owner)
  const token = await tokenOf(owner)
  expect(await sent(subscription, { token })).toMatch(/^303 .*\/sandbox\/sbx_/)
  expect(await sent(subscription, { token, origin: 'https://elsewhere.example' })).toBe('403 ')
  expect(await sent(subscription)).toBe('303 /my-account/subscriptions')
  expect(await sent(subscription, { token: await tokenOf(stranger) })).toBe(
    '303 /my-account/subscriptions?card=not_possible',
  )
  expect(await sent('none', { token })).toBe('303 /my-account/subscriptions?card=not_possible')
  const { rows } = await db.query('select state from card_changes where subscription_id = $1', [subscription])
  expect(rows).toEqual([{ state: 'open' }])
})

test('the page is opened ten times in a quarter of an hour', async () => {
  const owner = await newOwner(db)
  const { subscription } = await subscribe(db, owner)
  const token = await tokenOf(owner)
  const led = []
  for (let turn = 0; turn < 11; turn += 1) led.push(await sent(subscription, { token }))
  expect(new Set(led.slice(0, 10)).size).toBe(1)
  expect(led[10]).toBe('303 /my-account/subscriptions?card=too_many')
})

test('the email of a failed charge leads to another card too', async () => {
  const { subscription } = await subscribe(db, await newOwner(db), { button: 'pay_then_decline' })
  await clockAt(db, (await stateOf(db, subscription))?.period_end.getTime())
  const { rows } = await db.query(`select text from emails where reason like $1`, [
    `subscription:${subscription}:%:past_due`,
  ])
  expect(rows[0].text).toContain('Pay now:')
  expect(rows[0].text).toMatch(/Change the card:\nhttp\S+\/my-account\/subscriptions/)
})
