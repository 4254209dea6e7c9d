import { openCalls, typed } from '@tests/support/calls'
import { emailsTo } from '@tests/support/outbox'
import { expect, test } from 'vitest'
import type { Customer } from '@/server/sessions/customer'
import { openCms } from '../../../scripts/shop/cms'

const shop = await openCalls()
const support = {
  ...(await import('@/server/support/tickets')),
  ...(await import('@/server/support/thread')),
}
const accounts = await import('@/server/sessions/session')
const database = (await import('@/server/runtime/database')).database

const AT = Date.UTC(2026, 10, 20, 12)
const QUESTION = 'Where do I find the key of my licence?'

async function customer(email: string, locale = 'en'): Promise<Customer> {
  const input = { email, password: typed('correct-horse-1'), locale }
  const { jar } = await shop.ask({ a: 'register', input, ip: email })
  const found = await accounts.customerOfToken(database, { token: jar.token ?? '', kind: 'session' })
  if (!found) throw new Error('nobody is signed in')
  return found
}

const ask = (who: Customer, message = QUESTION, topic = 'licence') =>
  support.openTicket({ customer: who, at: AT }, { topic, message })

test('a question is a ticket for the customer and an email for support', async () => {
  const who = await customer('asks@example.com')
  expect(await ask(who)).toBeNull()
  const [ticket] = await support.ticketsOf(who.id)
  expect(ticket).toMatchObject({
    topic: 'licence',
    state: 'open',
    messages: [{ author: 'customer', text: QUESTION }],
  })
  const emails = await emailsTo(shop.db, 'support@localhost')
  expect(emails.at(-1)).toMatchObject({
    kind: 'ticket',
    subject: `Ticket ${ticket?.number}: A license or key`,
  })
  expect(emails.at(-1)?.text).toContain('asks@example.com')
})

test('sent twice at once it is one ticket', async () => {
  const who = await customer('twice@example.com')
  await Promise.all([ask(who), ask(who), ask(who)])
  expect(await support.ticketsOf(who.id)).toHaveLength(1)
})

test('a message without a topic, of too few or too many emails is not taken', async () => {
  const who = await customer('short@example.com')
  expect(await ask(who, 'Help', '')).toEqual({ problems: { topic: 'empty', message: 'value' } })
  expect(await ask(who, '')).toEqual({ problems: { message: 'empty' } })
  expect(await ask(who, 'a'.repeat(5_001))).toEqual({ problems: { message: 'long' } })
  expect(await support.ticketsOf(who.id)).toEqual([])
})

test('after ten messages in a quarter of an hour there is a pause', async () => {
  const who = await customer('eager@example.com')
  for (let each = 0; each < 10; each += 1) expect(await ask(who, `${QUESTION} ${each}`)).toBeNull()
  expect(await ask(who, `${QUESTION} 10`)).toEqual({ tooMany: true })
})

test('nobody adds to or sees what another asked', async () => {
  const [who, other] = [await customer('owner@example.com'), await customer('other@example.com')]
  await ask(who)
  const [ticket] = await support.ticketsOf(who.id)
  const number = ticket?.number ?? ''
  const adding = { number, message: 'Let me read along in this thread.' }
  expect(await support.addMessage({ customer: other, at: AT }, adding)).toBe('not_found')
  expect(await support.ticketsOf(other.id)).toEqual([])
  expect((await support.ticketsOf(who.id))[0]?.messages).toHaveLength(1)
})

test('an answer in the admin reaches the customer as an email in their language, and a reply opens the ticket again', async () => {
  const who = await customer('frage@example.com', 'de')
  await ask(who)
  const [asked] = await support.ticketsOf(who.id)
  const number = asked?.number ?? ''
  const payload = await openCms()
  const staff = await payload.create({
    collection: 'users',
    data: { email: 'support@staff.test', password: 'a-long-password', role: 'support' },
  })
  const { rows } = await shop.db.query<{ id: string }>('select id from tickets where number = $1', [number])
  await payload.create({
    collection: 'ticket-messages',
    data: { ticket: rows[0]?.id ?? '', author: 'customer', text: 'It is in your account, under overview.' },
    user: { ...staff, collection: 'users' },
    overrideAccess: false,
  })
  const [answered] = await support.ticketsOf(who.id)
  expect(answered).toMatchObject({ state: 'answered', messages: [{}, { author: 'support' }] })
  const email = (await emailsTo(shop.db, 'frage@example.com')).find(({ kind }) => kind === 'answer')
  expect(email).toMatchObject({ locale: 'de', subject: `Unsere Antwort auf Ihre Frage ${number}` })
  expect(email?.text).toContain('It is in your account, under overview.')
  expect(email?.text).toContain('/de/my-account/support-ticket#')

  const reply = { number, message: 'Thank you, I have found it there.' }
  expect(await support.addMessage({ customer: who, at: AT }, reply)).toBeNull()
  expect((await support.ticketsOf(who.id))[0]).toMatchObject({ state: 'open', messages: [{}, {}, {}] })
})
