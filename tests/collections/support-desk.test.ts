import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { expect, test } from 'vitest'
import { openCms } from '../../scripts/shop/cms'
import { freshDatabase } from '../support/database'
import { buySuite, licenceOf, logOf, someCustomer } from '../support/desk'
import { newOwner } from '../support/owner-orders'
import { clockAt, stateOf, subscribe } from '../support/subscriber'

const ORIGIN = 'http://localhost:3000'
const ACTIONS = ['resend', 'refund', 'revoke', 'restore', 'reissue', 'show_key'] as const
const OF_ORDERS: readonly string[] = ['resend', 'refund']

/** Who may act at the desk: staff who look after customers, and nobody else. */
const ROLES = { visitor: 401, writer: 403, marketer: 403, support: 200, admin: 200 } as const
type Role = keyof typeof ROLES
const ROLE_NAMES: Role[] = ['visitor', 'writer', 'marketer', 'support', 'admin']

const tokens = new Map<Role, string>()

const db = await freshDatabase()
const payload = await openCms()
const config = await (await import('@payload-config')).default
for (const role of ['admin', 'marketer', 'writer', 'support'] as const) {
  const login = { email: `${role}@staff.test`, password: 'a-long-password' }
  await payload.create({ collection: 'users', data: { ...login, role } })
  tokens.set(role, String((await payload.login({ collection: 'users', data: login })).token))
}

type Asking = {
  role?: Role
  fields?: Record<string, string>
  headers?: Record<string, string>
  method?: string
}

/** What a form of the desk sends, as a client that reads JSON unless `headers` say otherwise. */
async function ask(
  action: string,
  { role = 'support', fields = {}, headers = {}, method = 'POST' }: Asking = {},
) {
  const token = tokens.get(role)
  const sent = { idempotencyKey: randomUUID(), reason: 'The customer asked for it', ...fields }
  const request = new Request(`${ORIGIN}/cms/support/${action}`, {
    method,
    headers: {
      host: 'localhost:3000',
      origin: ORIGIN,
      ...(token && { cookie: `payload-token=${token}` }),
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    body: method === 'POST' ? new URLSearchParams(sent) : undefined,
  })
  return handleEndpoints({ config, request })
}

const cases = ACTIONS.flatMap(action => ROLE_NAMES.map(role => ({ action, role })))

test.each(cases)('$role asks for $action', async ({ action, role }) => {
  const { number, id, key } = await buySuite(db)
  if (action === 'restore') await db.query(`update licences set state = 'revoked' where id = $1`, [id])
  const before = await licenceOf(db, number)
  const subject = OF_ORDERS.includes(action) ? number : id
  const answer = await ask(action, { role, fields: { subject } })
  expect(answer.status).toBe(ROLES[role])
  if (ROLES[role] === 200) {
    expect(await answer.json()).toMatchObject({ outcome: 'done' })
    expect((await logOf(db, number)).at(-1)).toMatchObject({
      action,
      outcome: 'done',
      staff: `${role}@staff.test`,
    })
    return
  }
  expect(await answer.text()).not.toContain(key)
  expect(await licenceOf(db, number)).toEqual(before)
  expect(await logOf(db, number)).toEqual([])
})

const DEEDS = ['charge', 'extend', 'end_now'] as const
const deeds = DEEDS.flatMap(deed => ROLE_NAMES.map(role => ({ deed, role })))

test.each(deeds)('$role asks for $deed of a subscription', async ({ deed, role }) => {
  const { subscription } = await subscribe(db, await newOwner(db), { button: 'pay_then_decline' })
  if (deed === 'charge') await clockAt(db, (await stateOf(db, subscription))?.period_end.getTime())
  const before = await stateOf(db, subscription)
  const answer = await ask(deed, { role, fields: { subject: subscription, days: '3' } })
  expect(answer.status).toBe(ROLES[role])
  const log = await db.query('select staff, reason, outcome from audit_events where record = $1', [
    `subscriptions/${subscription}`,
  ])
  if (ROLES[role] === 200) {
    const by = { staff: `${role}@staff.test`, reason: 'The customer asked for it', outcome: 'done' }
    expect(log.rows).toEqual([by])
    expect((await stateOf(db, subscription))?.version).toBeGreaterThan(before?.version)
    return
  }
  expect(await stateOf(db, subscription)).toEqual(before)
  expect(log.rows).toEqual([])
})

test.each(ROLE_NAMES)('%s asks for the release of a computer', async role => {
  const { id } = await buySuite(db)
  const { rows } = await db.query<{ id: string }>(
    `insert into devices (licence_id, device_hash, name, os, bound_at, last_seen_at)
     values ($1, 'hash', 'Study', 'win', now(), now()) returning id`,
    [id],
  )
  const subject = rows[0]?.id ?? ''
  expect((await ask('release_computer', { role, fields: { subject } })).status).toBe(ROLES[role])
  const after = await db.query('select by_support from devices where id = $1 and released_at is null', [
    subject,
  ])
  expect(after.rows).toHaveLength(ROLES[role] === 200 ? 0 : 1)
})

test.each(ROLE_NAMES)('%s asks to move an order', async role => {
  const { number } = await buySuite(db)
  const fields = { subject: number, to: 'moved@example.com', proof: 'invoice', proof_text: 'She sent it' }
  expect((await ask('move_order', { role, fields })).status).toBe(ROLES[role])
  const { rows } = await db.query('select email from orders where number = $1', [number])
  expect(rows[0].email === 'moved@example.com').toBe(ROLES[role] === 200)
})

test.each(ROLE_NAMES)('%s asks for more days of a licence', async role => {
  const { number, id } = await buySuite(db)
  await db.query(`update licences set expires = '2030-01-01' where id = $1`, [id])
  expect((await ask('extend_licence', { role, fields: { subject: id, days: '2' } })).status).toBe(ROLES[role])
  const { rows } = await db.query(`select 1 from licences l where l.id = $1 and l.expires > '2030-01-02'`, [
    id,
  ])
  expect(rows).toHaveLength(ROLES[role] === 200 ? 1 : 0)
  if (ROLES[role] !== 200) expect(await logOf(db, number)).toEqual([])
})

async function someTicket(): Promise<string> {
  const { id } = await someCustomer(db)
  const { rows } = await db.query<{ number: string }>(
    `insert into tickets (number, customer_id, topic) values ('T-' || gen_random_uuid(), $1, 'licence') returning number`,
    [id],
  )
  return rows[0]?.number ?? ''
}

const OF_TICKETS = ['answer', 'note', 'take', 'give_free', 'close', 'save_draft', 'insert_reply'] as const
const ofTickets = OF_TICKETS.flatMap(action => ROLE_NAMES.map(role => ({ action, role })))

test.each(ofTickets)('$role asks for $action at a ticket, without a reason', async ({ action, role }) => {
  const subject = await someTicket()
  const fields = { subject, text: 'A text', seen: '0', reason: '' }
  const answer = await ask(action, { role, fields })
  expect(answer.status).toBe(ROLES[role])
  if (ROLES[role] === 200) expect(await answer.json()).toMatchObject({ outcome: 'done' })
  const { rows } = await db.query(
    `select (select count(*)::int from ticket_messages m where m.ticket_id = t.id)
       + (select count(*)::int from ticket_notes n where n.ticket_id = t.id)
       + (select count(*)::int from ticket_drafts d where d.ticket_id = t.id) as written from tickets t where number = $1`,
    [subject],
  )
  if (ROLES[role] !== 200) expect(rows).toEqual([{ written: 0 }])
})

test('what was typed wrong at a ticket or of a move is 422 with its code', async () => {
  const { number } = await buySuite(db)
  const move = await ask('move_order', { fields: { subject: number, to: 'nobody' } })
  expect([move.status, await move.json()]).toMatchObject([422, { code: 'bad_email' }])
  const empty = await ask('answer', { fields: { subject: await someTicket(), text: '', seen: '0' } })
  expect([empty.status, await empty.json()]).toMatchObject([422, { code: 'bad_text' }])
})

test.each(ROLE_NAMES)('%s asks for saved replies, notes and drafts by what they say', async role => {
  const { rows } = await db.query<{ id: string }>(
    `insert into saved_replies (title) values ('Reply ' || gen_random_uuid()) returning id`,
  )
  await db.query(
    `insert into saved_replies_translations (_parent_id, _locale, text) values ($1, 'en', 'A secret of ours')`,
    [rows[0]?.id],
  )
  const token = tokens.get(role)
  for (const slug of ['saved-replies', 'ticket-notes', 'ticket-drafts'])
    for (const query of ['where[text][like]=secret', 'sort=text', 'select[text]=true']) {
      const request = new Request(`${ORIGIN}/cms/${slug}?${query}`, {
        headers: {
          host: 'localhost:3000',
          ...(token && { cookie: `payload-token=${token}`, origin: ORIGIN }),
        },
      })
      const { status } = await handleEndpoints({ config, request })
      const may = ROLES[role] === 200 && slug !== 'ticket-drafts'
      expect({ slug, query, status }).toEqual({ slug, query, status: may ? 200 : 403 })
    }
})

test('a reply that asks for what there is not is refused at its text', async () => {
  const create = (text: string) =>
    payload.create({ collection: 'saved-replies', data: { title: `About ${randomUUID()}`, text } })
  await expect(create('Hello {firstname}')).rejects.toMatchObject({ data: { code: 'unknown_placeholder' } })
  await create('Hello {name}, {order} {product} {ticket}')
  const { TRANSLATED } = await import('@/collections/admin/translations/translated')
  expect(TRANSLATED.map(({ collection }) => collection)).not.toContain('saved-replies') // writers read that list
})

test.each(ROLE_NAMES)('%s asks for a part of an order’s money', async role => {
  const { number } = await buySuite(db)
  const fields = { subject: number, amount: '12.50', seen: '0' }
  expect((await ask('refund', { role, fields })).status).toBe(ROLES[role])
  const { rows } = await db.query('select refunded::int, state from orders where number = $1', [number])
  expect(rows).toEqual([{ refunded: ROLES[role] === 200 ? 1250 : 0, state: 'paid' }])
})

test('what was typed wrong is answered with 422 and its code; a reason is asked of every deed', async () => {
  const { number } = await buySuite(db)
  const { subscription } = await subscribe(db, await newOwner(db))
  const amount = await ask('refund', { fields: { subject: number, amount: ' ', seen: '0' } })
  expect([amount.status, await amount.json()]).toMatchObject([422, { code: 'bad_amount' }])
  const days = await ask('extend', { fields: { subject: subscription } })
  expect([days.status, await days.json()]).toMatchObject([422, { code: 'bad_days' }])
  for (const deed of DEEDS) {
    const answer = await ask(deed, { fields: { subject: subscription, days: '3', reason: '' } })
    expect([answer.status, await answer.json()]).toEqual([422, { error: 'reason' }])
  }
  const seen = await ask('refund', { fields: { subject: number, amount: '1', seen: '-1' } })
  expect(seen.status).toBe(400)
})

test('a form from another origin, or from none, moves nothing, whoever is signed in', async () => {
  const { number } = await buySuite(db)
  const fields = { subject: number }
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'http://jp.localhost:3000' },
    { origin: 'null' },
    { origin: 'http://localhost:4000' },
    { origin: '' },
    { origin: '', 'sec-fetch-site': 'same-origin' },
  ]
  for (const headers of elsewhere)
    expect(
      (await ask('refund', { role: 'admin', fields, headers })).status,
      JSON.stringify(headers),
    ).toBeGreaterThan(400)
  expect(await logOf(db, number)).toEqual([])
  const token = `JWT ${tokens.get('support')}`
  const byHeader = await ask('resend', {
    role: 'visitor',
    fields,
    headers: { origin: '', authorization: token },
  })
  expect(byHeader.status).toBe(200)
})

test('an action wants its reason, in 4 to 500 characters', async () => {
  const { number } = await buySuite(db)
  for (const reason of ['', 'abc', '   abc   ', 'x'.repeat(501), 'nul \0 here']) {
    const answer = await ask('refund', { fields: { subject: number, reason } })
    expect({ reason, status: answer.status, body: await answer.json() }).toEqual({
      reason,
      status: 422,
      body: { error: 'reason' },
    })
  }
  expect(await logOf(db, number)).toEqual([])
  expect((await ask('resend', { fields: { subject: number, reason: 'abcd' } })).status).toBe(200)
  expect((await ask('refund', { fields: { subject: number, reason: 'x'.repeat(500) } })).status).toBe(200)
})

test('what the state forbids is answered with the state and what it allows', async () => {
  const { number, id } = await buySuite(db)
  await ask('refund', { fields: { subject: number } })
  const again = await ask('refund', { fields: { subject: number } })
  expect(again.status).toBe(409)
  expect(await again.json()).toEqual({
    outcome: 'refused',
    code: 'not_allowed',
    state: 'refunded',
    allowed: [],
    detail: 'The order is refunded, so you cannot refund it. Nothing can be done with it here.',
  })
  const revoke = await ask('revoke', { fields: { subject: id } })
  expect(revoke.status).toBe(409)
  expect(await revoke.json()).toMatchObject({ state: 'refunded', allowed: [] })
  expect(await licenceOf(db, number)).toMatchObject({ state: 'refunded' })
})

test('a browser goes back to the screen of the customer, which tells what came of it', async () => {
  const { number } = await buySuite(db)
  const idempotencyKey = randomUUID()
  const headers = { accept: 'text/html,*/*' }
  const done = await ask('resend', { fields: { subject: number, guest: number, idempotencyKey }, headers })
  expect(done.status).toBe(303)
  expect(done.headers.get('location')).toBe(`/admin/support?guest=${number}&did=${idempotencyKey}`)
  const refused = await ask('resend', { fields: { subject: number, guest: number, reason: '' }, headers })
  expect(refused.status).toBe(303)
  expect(refused.headers.get('location')).toBe(`/admin/support?guest=${number}&problem=reason`)
})

test('what is no form of the desk is refused', async () => {
  const { number } = await buySuite(db)
  const statusOf = async (action: string, asking: Asking) => (await ask(action, asking)).status
  expect(await statusOf('resend', { fields: { subject: 'TM-NONE' } })).toBe(404)
  expect(await statusOf('destroy', { fields: { subject: number } })).toBe(404)
  expect(await statusOf('constructor', { fields: { subject: number } })).toBe(404)
  expect(await statusOf('resend', { fields: { subject: number }, method: 'GET' })).toBe(404)
  expect(await statusOf('resend', { fields: { subject: number, idempotencyKey: 'mine' } })).toBe(400)
  expect(await statusOf('resend', { fields: { subject: `${number}'--` } })).toBe(400)
  expect(await statusOf('resend', { headers: { 'content-type': 'application/json' } })).toBe(400)
  expect(await logOf(db, number)).toEqual([])
})

test('the log is read by support and admins, and written by nobody through the API', async () => {
  const { number } = await buySuite(db)
  await ask('resend', { fields: { subject: number } })
  const { docs } = await payload.find({
    collection: 'audit-events',
    where: { order_number: { equals: number } },
  })
  const [row] = docs
  for (const role of ['admin', 'support', 'writer'] as const) {
    const [user] = (await payload.find({ collection: 'users', where: { role: { equals: role } } })).docs
    const by = { user: user && { ...user, collection: 'users' as const }, overrideAccess: false as const }
    const update = payload.update({
      collection: 'audit-events',
      id: row?.id ?? '',
      data: { reason: 'x' },
      ...by,
    })
    await expect(update, role).rejects.toThrow()
    await expect(
      payload.delete({ collection: 'audit-events', id: row?.id ?? '', ...by }),
      role,
    ).rejects.toThrow()
    const read = payload.find({ collection: 'audit-events', ...by })
    if (role === 'writer') await expect(read).rejects.toThrow()
    else expect((await read).docs.length).toBeGreaterThan(0)
  }
})

test('a whole key leaves through no other door of the admin, neither by its licence nor by an email', async () => {
  const { number, key } = await buySuite(db)
  await ask('resend', { fields: { subject: number } })
  const [user] = (await payload.find({ collection: 'users', where: { role: { equals: 'support' } } })).docs
  const by = {
    user: user && { ...user, collection: 'users' as const },
    overrideAccess: false as const,
    limit: 1000,
  }
  const licences = await payload.find({ collection: 'licences', ...by })
  const emails = await payload.find({ collection: 'emails', ...by })
  expect(licences.docs.length).toBeGreaterThan(0)
  expect(emails.docs.filter(({ kind }) => kind === 'licences').length).toBeGreaterThan(1)
  expect(JSON.stringify([licences.docs, emails.docs])).not.toContain(key)
  const search = payload.find({ collection: 'licences', where: { key: { equals: key } }, ...by })
  await expect(search).rejects.toThrow()
})
