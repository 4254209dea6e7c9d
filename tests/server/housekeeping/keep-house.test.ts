import { randomUUID } from 'node:crypto'
import { contentTexts } from '@seed/content'
import { freshDatabase } from '@tests/support/database'
import { storePurchase } from '@tests/support/guest-purchase'
import { expect, test } from 'vitest'
import { problemOfDays, RETENTION_NAMES, RETENTIONS, type Retention } from '@/server/housekeeping/settings'
import { LOCALES } from '@/site/locale'

const db = await freshDatabase()
delete process.env.SMTP_URL
const house = await import('@/server/housekeeping/keep-house')
const { DUTIES, STAYS } = await import('@/server/housekeeping/duties')
const NOW = Date.UTC(2026, 10, 22, 3, 17)
const DAY = 86_400_000
const before = (name: Retention, ms = 0) => new Date(NOW - RETENTIONS[name].days * DAY + ms)

/** A row of each kind that is forgotten, as old as told; gives the condition that finds it. */
const MAKE: Record<string, (at: Date) => Promise<string>> = {
  'unpaid_orders: orders': async at => {
    const id = await one(
      `insert into orders (number, secret, idempotency_key, email, state, currency, total, provider, site, locale, country, os, quote, updated_at)
       values ($2, 's', $2, 'a@example.com', 'open', 'USD', 1, 'sandbox', 'com', 'en', 'us', 'win', '{}', $1) returning id`,
      [at, randomUUID()],
    )
    await db.query(
      `insert into order_lines (order_id, product_id, pid, plan, quantity, unit_total)
       select $1, id, pid, 'LFT', 1, 1 from products limit 1`,
      [id],
    )
    return `orders where id = '${id}'`
  },
  'sandbox_payments: sandbox_payments': async at =>
    found(
      'sandbox_payments',
      `insert into sandbox_payments (session, reference, amount, currency, email, description, locale, state, return_url, webhook_url, updated_at)
       values ($2, $2, 1, 'USD', 'a@example.com', 'd', 'en', 'open', 'r', 'w', $1) returning id`,
      at,
    ),
  'email_texts: emails': async at => {
    const id = await email(at)
    return `emails where id = '${id}' and redacted is not null`
  },
  'emails: emails': async at => `emails where id = '${await email(at)}'`,
  'unconfirmed_accounts: customers': async at =>
    found(
      'customers',
      `insert into customers (email, created_at) values ($2 || '@example.com', $1) returning id`,
      at,
    ),
  'sessions: sessions': async at =>
    found(
      'sessions',
      `insert into sessions (token_hash, kind, customer_id, expires_at) select $2, 'session', id, $1 from member returning id`,
      at,
    ),
  'sign_ins: sign_ins': async at =>
    found(
      'sign_ins',
      `insert into sign_ins (customer_id, device, created_at) select id, $2, $1 from member returning id`,
      at,
    ),
  'push_registrations: push_registrations': async at =>
    found(
      'push_registrations',
      `insert into push_registrations (endpoint, auth, pdhkey, language, diff_time, last_active)
       values ($2, 'a', 'k', 'en', 0, $1) returning id`,
      at,
    ),
  'client_reports: client_reports': async at =>
    found(
      'client_reports',
      `insert into client_reports (fingerprint, kind, name, last_seen)
       values ($2, (enum_range(null::enum_client_reports_kind))[1], 'Error', $1) returning id`,
      at,
    ),
  'referrals: referral_visits': async at =>
    found(
      'referral_visits',
      `insert into referral_visits (customer_id, visitor_hash, created_at) select id, $2, $1 from member returning id`,
      at,
    ),
  'referrals: share_events': async at =>
    found(
      'share_events',
      `insert into share_events (customer_id, channel, created_at)
       select id, (enum_range(null::enum_share_events_channel))[1], $1 from member where $2 <> '' returning id`,
      at,
    ),
  'referrals: trials': async at =>
    found(
      'trials',
      `insert into trials (key, kind, line, begins, ends)
       values ('free:' || $2, 'free', 'video', $1::timestamptz - interval '7 days', $1) returning id`,
      at,
    ),
  'released_devices: devices': async at => {
    const { key } = await storePurchase(db, { email: 'owner@example.com' })
    return found(
      'devices',
      `insert into devices (licence_id, device_hash, name, os, bound_at, last_seen_at, released_at)
       select id, $2, 'PC', 'win', $1, $1, $1 from licences where key = '${key}' returning id`,
      at,
    )
  },
  'closed_tickets: tickets': async at => {
    const id = await one(
      `insert into tickets (number, customer_id, topic, state, updated_at)
       select $2, id, (enum_range(null::enum_tickets_topic))[1], 'closed', $1 from member returning id`,
      [at, randomUUID().slice(0, 8)],
    )
    await db.query(
      `insert into ticket_messages (ticket_id, author, text, created_at)
       values ($1, (enum_range(null::enum_ticket_messages_author))[1], 'Help', $2)`,
      [id, at],
    )
    return `tickets where id = '${id}'`
  },
  'erased_accounts: erased_accounts': async at => {
    const id = randomUUID()
    await db.query('insert into erased_accounts (customer_id, erased_at) values ($1, $2)', [id, at])
    return `erased_accounts where customer_id = '${id}'`
  },
}

await db.query(`insert into customers (email, confirmed_at) values ('member@example.com', now())`)

async function one(text: string, values: unknown[]): Promise<string> {
  const member = text.includes('from member')
    ? text.replace('from member', `from (select id from customers where email = 'member@example.com') member`)
    : text
  return (await db.query(member, values)).rows[0].id
}

const found = async (table: string, text: string, at: Date): Promise<string> =>
  `${table} where id = '${await one(text, [at, randomUUID()])}'`

const email = (at: Date): Promise<string> =>
  one(
    `insert into emails (reason, kind, "to", locale, subject, redacted, state, attempts, updated_at)
     values ($2, 'test', 'a@example.com', 'en', 's', 'text', 'sent', 1, $1) returning id`,
    [at, randomUUID()],
  )

const isThere = async (row: string): Promise<boolean> =>
  ((await db.query(`select 1 from ${row}`)).rowCount ?? 0) > 0

const named = (name: string): Retention => {
  const retention = RETENTION_NAMES.find(each => each === name.split(':')[0])
  if (!retention) throw new Error(`No retention ${name}`)
  return retention
}

test('every duty is tried here', () => {
  expect(Object.keys(MAKE)).toEqual(DUTIES.map(({ retention, table }) => `${retention}: ${table}`))
})

test('a row stays until a millisecond before its time is over, and goes when it is', async () => {
  const rows: { name: string; young: string; old: string }[] = []
  for (const [name, make] of Object.entries(MAKE))
    rows.push({ name, young: await make(before(named(name), 1)), old: await make(before(named(name))) })
  await house.keepHouse(NOW)
  for (const { name, young, old } of rows) {
    expect(await isThere(young), `${name}, a millisecond too young`).toBe(true)
    expect(await isThere(old), name).toBe(false)
  }
  await house.keepHouse(NOW + 1)
  for (const { name, young } of rows) expect(await isThere(young), name).toBe(false)
})

test('the numbers are those that staff set', async () => {
  await db.query(`insert into housekeeping (client_reports) values (5)`)
  const old = await MAKE['client_reports: client_reports']?.(new Date(NOW - 5 * DAY))
  const young = await MAKE['client_reports: client_reports']?.(new Date(NOW - 5 * DAY + 1))
  await house.keepHouse(NOW)
  expect(await isThere(old ?? '')).toBe(false)
  expect(await isThere(young ?? '')).toBe(true)
  await db.query('update housekeeping set client_reports = 0')
  await expect(house.keepHouse(NOW)).rejects.toThrow(
    'housekeeping.client_reports: Days must be a whole number from 1',
  )
  await db.query('delete from housekeeping')
})

test('days are whole numbers within bounds', () => {
  for (const name of RETENTION_NAMES) {
    const { days, least, most } = RETENTIONS[name]
    expect(problemOfDays(name, days)).toBeNull()
    expect(problemOfDays(name, least)).toBeNull()
    expect(problemOfDays(name, most)).toBeNull()
    for (const wrong of [least - 1, most + 1, least + 0.5, '30', null, Number.NaN])
      expect(problemOfDays(name, wrong), `${name} ${wrong}`).toContain('whole number')
  }
})

test('many go in batches, and several houses kept at once forget each row once', async () => {
  const many = house.BATCH * 2 + 7
  await db.query(
    `insert into client_reports (fingerprint, kind, name, last_seen)
     select 'many' || i, (enum_range(null::enum_client_reports_kind))[1], 'Error', $1 from generate_series(1, $2::int) i`,
    [before('client_reports'), many],
  )
  const gone = await Promise.all([house.keepHouse(NOW), house.keepHouse(NOW), house.keepHouse(NOW)])
  expect(gone.reduce((sum, each) => sum + (each['client_reports: client_reports'] ?? 0), 0)).toBe(many)
})

test('what is needed stays, however old', async () => {
  const ancient = new Date(NOW - 4000 * DAY)
  const { number } = await storePurchase(db, { email: 'buyer@example.com' })
  await db.query(`update orders set updated_at = $1, created_at = $1 where number = $2`, [ancient, number])
  const open = await MAKE['unpaid_orders: orders']?.(ancient)
  await db.query(`update ${open?.replace(' where', " set state = 'pending' where")}`)
  const accounts: string[] = []
  for (const state of ['paid', 'open', 'pending', 'refunded']) {
    const account = await MAKE['unconfirmed_accounts: customers']?.(ancient)
    const id = account?.match(/'(.+)'/)?.[1]
    const bought = await storePurchase(db, { email: `${state}@example.com`, customerId: id })
    await db.query(
      `update orders set state = $1::text::enum_orders_state, updated_at = $2 where number = $3`,
      [state, new Date(NOW), bought.number],
    )
    accounts.push(account ?? '')
  }
  const active = await MAKE['unconfirmed_accounts: customers']?.(ancient)
  await db.query(`insert into sign_ins (customer_id, created_at) select id, $1 from ${active}`, [
    new Date(NOW - DAY),
  ])
  const waiting = await one(
    `insert into emails (reason, kind, "to", locale, subject, text, redacted, state, attempts, updated_at)
     values ($2, 'test', 'a@example.com', 'en', 's', 'text', 'text', 'queued', 1, $1) returning id`,
    [ancient, randomUUID()],
  )
  await house.keepHouse(NOW)
  expect(await isThere(`orders where number = '${number}'`)).toBe(true)
  expect(await isThere(open ?? '')).toBe(true)
  for (const account of [...accounts, active ?? '']) expect(await isThere(account)).toBe(true)
  expect(await isThere(`licences where email = 'buyer@example.com'`)).toBe(true)
  expect(await isThere(`emails where id = '${waiting}' and text is not null`)).toBe(true)
})

/** What the shop itself says and sells: rows that staff write. */
const CONTENT =
  /^(announcement|articles|authors|best_lists|bundles|campaigns|categories|releases|coupons|faq|guides|housekeeping|interface_messages|legal|media|navigation|offer_rules|pages|payer_choices|plans|pricing_settings|product_copy|products|redirects|referral_settings|reviews|sellers|staff_security|subscriber_prices|subscription_change_rules|subscription_settings)(_|$)/

test('every other table is forgotten by age, or it is said why not', async () => {
  const { rows } = await db.query<{ table: string }>(
    `select table_name::text as table from information_schema.tables where table_schema = 'public'`,
  )
  const tables = rows
    .map(({ table }) => table)
    .filter(table => !CONTENT.test(table.replace(/^_(.+)_v(?=_|$)/, '$1')))
  const spoken = new Set([...DUTIES.map(({ table }) => table), ...Object.keys(STAYS)])
  expect(tables.filter(table => !spoken.has(table))).toEqual([])
  expect([...spoken].filter(table => !tables.includes(table))).toEqual([])
})

test('the privacy policy names every number, in every language', () => {
  for (const locale of LOCALES) {
    const body = contentTexts[locale]?.legal?.privacy_policy?.body ?? ''
    const numbers = body.replace(/(\d)[.,\u00a0\u202f ](\d{3})(?!\d)/g, '$1$2').match(/\d+/g) ?? []
    const told = RETENTION_NAMES.filter(name => name !== 'sandbox_payments')
    for (const name of told) expect(numbers, `${locale} ${name}`).toContain(String(RETENTIONS[name].days))
  }
})
