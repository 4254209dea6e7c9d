import { freshDatabase } from '@tests/support/database'
import { acting, buySuite, someCustomer } from '@tests/support/desk'
import { statementsOf } from '@tests/support/statements'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const desk = {
  ...(await import('@/server/support-console/find')),
  ...(await import('@/server/support-console/customer-file')),
  ...(await import('@/server/support-console/resend')),
  ...(await import('@/server/support-console/tickets/waiting-tickets')),
}

const namesFor = async (text: string) => (await desk.findPeople(text)).map(({ name }) => name)

test('a customer is found by a part of the address, order, key, end of the key, payer’s reference and ticket', async () => {
  const { id, email } = await someCustomer(db)
  const { number, key, session } = await buySuite(db, { email, customerId: id })
  await db.query(`insert into tickets (number, customer_id, topic) values ('T-ABCD-1234', $1, 'licence')`, [
    id,
  ])
  const texts = [
    email.slice(0, -4).toUpperCase(),
    ` ${number.toLowerCase()} `,
    key,
    key.toLowerCase(),
    key.slice(-5),
    session,
    `fetched:${session}:paid`,
    't-abcd-1234',
  ]
  for (const text of texts) expect(await namesFor(text), text).toEqual([{ customer: id }])
  for (const more of [6, 7, 12, key.length - 1])
    expect(await namesFor(key.slice(-more)), 'nobody finds a key out sign by sign').toEqual([])
})

test('a guest is found too, as one person however often they ordered', async () => {
  const first = await buySuite(db, { email: 'Wanderer@example.com' })
  const second = await buySuite(db, { email: 'wanderer@example.com' })
  const found = await desk.findPeople('wanderer')
  expect(found).toEqual([{ name: { guest: second.number }, email: 'wanderer@example.com', orders: 2 }])
  expect(await namesFor(first.key)).toEqual([{ guest: second.number }])
  const file = await desk.customerFile({ guest: second.number }, Date.now())
  expect(file?.orders.map(({ number }) => number)).toEqual([second.number, first.number])
  expect(file?.licences).toHaveLength(2)
  expect(file?.ownership.category).toBe('new_user')
})

test('signs of a search are no wildcards, and short or odd texts find nobody', async () => {
  await someCustomer(db)
  for (const text of [
    '',
    '  ',
    'ab',
    '%%%',
    '___',
    '.*@',
    "'; drop table customers --",
    'x\0y',
    'x'.repeat(300),
  ])
    expect(await desk.findPeople(text), text).toEqual([])
})

test('the file of a customer holds everything, no secret and no whole key', async () => {
  const { id, email } = await someCustomer(db)
  const { number, key, session, id: licence } = await buySuite(db, { email, customerId: id })
  await db.query(`update customers set password_hash = 'scrypt$hidden' where id = $1`, [id])
  await db.query(
    `insert into devices (licence_id, device_hash, mac_end, name, os, bound_at, last_seen_at)
     values ($1, 'hash-of-a-machine', '4f:2a', 'Study', 'win', now(), now())`,
    [licence],
  )
  await desk.resendKeys(number, acting())
  const file = await desk.customerFile({ customer: id }, Date.now())
  expect(file?.orders).toMatchObject([
    {
      number,
      state: 'paid',
      total: 29990,
      session,
      lines: [{ pid: 992001, plan: 'LFT', quantity: 1, unitTotal: 29990 }],
      events: [{ type: 'paid', amount: 29990, currency: 'USD', outcome: 'paid' }],
      quote: {
        offType: 1,
        category: 'new_user',
        receipt: [{ kind: 'list', amount: 42850 }, { amount: -12860 }],
      },
    },
  ])
  expect(file?.licences).toMatchObject([
    { id: licence, keyEnd: key.slice(-5), order: number, devices: [{ name: 'Study', macEnd: '4f:2a' }] },
  ])
  expect(file?.emails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'licences queued',
    'licences queued',
  ])
  expect(file?.audit).toMatchObject([{ action: 'resend', outcome: 'done', order: number, customer: id }])
  expect(file?.ownership).toMatchObject({ category: 'video_one', recommended: 'video_pro_future' })
  const { rows } = await db.query<{ secret: string }>('select secret from orders where number = $1', [number])
  const text = JSON.stringify(file)
  for (const hidden of [rows[0]?.secret ?? '', key, 'scrypt$hidden', 'hash-of-a-machine'])
    expect(text).not.toContain(hidden)
})

test('a customer who did not prove the address is told apart from what a guest bought under it', async () => {
  const { rows } = await db.query<{ id: string }>(
    `insert into customers (email) values ('unproven@example.com') returning id`,
  )
  const { number } = await buySuite(db, { email: 'unproven@example.com' })
  const file = await desk.customerFile({ customer: rows[0]?.id ?? '' }, Date.now())
  expect(file).toMatchObject({ orders: [], licences: [], unclaimed: number })
  expect(await desk.findPeople('unproven')).toHaveLength(2)
})

test('the file takes as many statements for three orders as for one', async () => {
  const { id, email } = await someCustomer(db)
  await buySuite(db, { email, customerId: id })
  const statementsFor = async () =>
    (await statementsOf(() => desk.customerFile({ customer: id }, Date.now()))).length
  const one = await statementsFor()
  await buySuite(db, { email, customerId: id })
  await buySuite(db, { email, customerId: id })
  expect(await statementsFor()).toBe(one)
  expect(one).toBeLessThanOrEqual(11)
})

test('there is no file of nobody', async () => {
  expect(await desk.customerFile({ customer: 'nobody' }, Date.now())).toBeUndefined()
  expect(await desk.customerFile({ guest: 'TM-NONE' }, Date.now())).toBeUndefined()
})

test('tickets that nobody answered wait, the longest waiting first', async () => {
  const { id, email } = await someCustomer(db)
  await db.query('delete from tickets')
  await db.query(
    `insert into tickets (number, customer_id, topic, state, updated_at) values
       ('T-NEW', $1, 'licence', 'open', '2026-11-20T12:00:00Z'), ('T-DONE', $1, 'licence', 'answered', now()),
       ('T-OLD', $1, 'payment', 'open', '2026-11-19T12:00:00Z')`,
    [id],
  )
  expect(await desk.waitingTickets()).toEqual([
    { number: 'T-OLD', topic: 'payment', customer: id, email, at: Date.UTC(2026, 10, 19, 12) },
    { number: 'T-NEW', topic: 'licence', customer: id, email, at: Date.UTC(2026, 10, 20, 12) },
  ])
})
