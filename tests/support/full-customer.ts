import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Calls, typed } from './calls'
import { storePurchase } from './guest-purchase'

export const PASSWORD = typed('correct-horse-1')

/** Somebody of whom the shop stores something of every kind; `name` is part of all that leads to them. */
export async function fullCustomer(shop: Calls, name: string) {
  const email = `${name}@example.com`
  const { jar } = await shop.ask({
    a: 'register',
    input: { email, password: PASSWORD, username: name },
    ip: email,
  })
  const { rows } = await shop.db.query<{ id: string }>(
    'update customers set confirmed_at = now(), marketing = true where email = $1 returning id',
    [email],
  )
  const id = rows[0]?.id ?? ''
  const bought = await storePurchase(shop.db, { email, customerId: id })
  await writeLicenceEmailTo(shop, email, bought.number)
  const client = { email, password: PASSWORD, mac: `${name}-mac`, os: 'win', name: `${name}’s PC` }
  expect((await shop.ask({ script: 'client.php', input: client, ip: email })).status).toBe(200)
  await askSupport(shop, id, name)
  for (const text of [
    `insert into comments (article_id, locale, name, text, state, customer_id)
       select id, 'en', '${name}', 'A very good article indeed.', 'shown', $1 from articles limit 1`,
    `insert into customer_reviews (route, customer_id, stars, title, text, locale, name, state, answer, written_at)
       values ('netflix_downloader', $1, 5, 'By ${name}', 'Works on every train, says ${name}.', 'en', '${name}', 'shown', 'Thank you, ${name}', now())`,
    `insert into share_events (customer_id, channel) values ($1, (enum_range(null::enum_share_events_channel))[1])`,
    `insert into cancel_feedback (customer_id, reason, text)
       values ($1, (enum_range(null::enum_cancel_feedback_reason))[1], 'Says ${name}')`,
    `insert into contract_declarations (number, idempotency_key, kind, name, contract, email, locale, site, received_at, state, order_id)
       select 'V-' || gen_random_uuid(), gen_random_uuid(), 'withdrawal', '${name}', 'My contract', c.email, 'en', 'com', now(), 'open',
         (select id from orders o where o.customer_id = c.id limit 1) from customers c where c.id = $1`,
    `insert into push_registrations (customer_id, endpoint, auth, pdhkey, language, diff_time, last_active)
       values ($1, 'https://push.example/${name}', 'push-auth', 'push-key', 'en', 0, now())`,
    `insert into referral_visits (customer_id, visitor_hash) values ($1, 'visitor-hash')`,
    `insert into trials (key, customer_id, kind, line, begins, ends)
       values ('free:' || gen_random_uuid(), $1, 'free', 'video', now(), now() + interval '7 days')`,
  ])
    await shop.db.query(text, [id])
  return { id, email, jar, ...bought }
}

async function writeLicenceEmailTo({ db }: Calls, email: string, number: string): Promise<void> {
  await db.query(
    `insert into emails (reason, kind, "to", locale, subject, text, redacted)
     select 'licences:' || id, 'licences', $1, 'en', 'Your licence', 'See http://localhost/checkout?order=x&secret=tell-nobody',
       'See [link]' from orders where number = $2`,
    [email, number],
  )
}

async function askSupport({ db }: Calls, customerId: string, name: string): Promise<void> {
  const support = await import('@/server/support/tickets')
  const accounts = await import('@/server/sessions/customer')
  const { database } = await import('@/server/runtime/database')
  const customer = await accounts.oneCustomer(
    database,
    `select ${accounts.customerColumns('c')} from customers c where c.id = $1`,
    [customerId],
  )
  if (!customer) throw new Error('A customer is gone')
  const message = `${name} would like to know where the key of the licence is.`
  expect(await support.openTicket({ customer, at: Date.now() }, { topic: 'licence', message })).toBeNull()
  await db.query(
    `with message as (select m.id from ticket_messages m join tickets t on t.id = m.ticket_id where t.customer_id = $1),
     file as (insert into ticket_attachments (name, filename, mime_type, filesize, url)
       values ($2, $3, 'text/plain', 1, '') returning id)
     insert into ticket_messages_rels ("order", parent_id, path, ticket_attachments_id)
       select 1, message.id, 'attachments', file.id from message, file`,
    [customerId, `${name}.txt`, `${randomUUID()}.txt`],
  )
}
