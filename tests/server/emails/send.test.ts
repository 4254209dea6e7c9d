import { freshDatabase } from '@tests/support/database'
import { openMailbox } from '@tests/support/mailbox'
import { eventFor, placeGuestOrder, sendToProvider, storeEvent, visitNow } from '@tests/support/purchase'
import { afterAll, beforeEach, expect, test } from 'vitest'

const db = await freshDatabase()
const mailbox = await openMailbox()
Object.assign(process.env, { SMTP_URL: mailbox.url, MAIL_FROM: 'Tidemark <shop@example.com>' })
const emails = { ...(await import('@/server/emails/send')), ...(await import('@/server/emails/sweep')) }
const { LEASE_SECONDS } = await import('@/server/emails/lease')
const { ASK_AFTER_SECONDS } = await import('@/server/payments/reconcile')
const { STUCK_MS } = await import('@/server/payments/sweep')
const { pauseAfter } = await import('@/server/emails/tries')
beforeEach(() => {
  mailbox.emails.length = 0
  mailbox.refuse(false)
})
afterAll(async () => {
  await mailbox.close()
})

/** Buys as a guest and gives the id of the email that waits for it. */
async function buy(
  change: Parameters<typeof placeGuestOrder>[0] & { amount?: number; currency?: 'EUR' | 'JPY' } = {},
) {
  const { applyPayment } = await import('@/server/payments/apply')
  const order = await placeGuestOrder(change)
  const { rows } = await db.query('select total::int as amount, currency from orders where number = $1', [
    order.number,
  ])
  await applyPayment(await storeEvent(eventFor(order.number, await sendToProvider(order), rows[0])))
  const found = await db.query(
    `select l.id, c.key from orders o join emails l on l.reason = 'licences:' || o.id
       join order_lines ol on ol.order_id = o.id join licences c on c.order_line_id = ol.id where o.number = $1`,
    [order.number],
  )
  return { ...order, email: String(found.rows[0].id), key: String(found.rows[0].key) }
}

const jobsOf = async (email: string) =>
  (
    await db.query(
      `select count(*)::int as jobs from jobs.job where state < 'active' and data->>'email' = $1`,
      [email],
    )
  ).rows[0].jobs

const stateOf = async (id: string) =>
  (
    await db.query(
      'select state, attempts::int, error, sent_at is not null as sent from emails where id = $1',
      [id],
    )
  ).rows[0]

test('the buyer gets the key by a real email, as text and HTML, with a link that opens the order', async () => {
  const { email, key, number, secret } = await buy({ email: 'buyer@example.com' })
  await emails.sendEmail(email)
  expect(mailbox.emails).toHaveLength(1)
  const [mail] = mailbox.emails
  expect(mail?.to).toMatchObject({ text: 'buyer@example.com' })
  expect(mail?.from?.text).toContain('shop@example.com')
  expect(mail?.subject).toContain(number)
  for (const body of [mail?.text, mail?.html || '']) {
    expect(body).toContain(key)
    expect(body).toContain(number)
    expect(body).toContain('$299.90')
  }
  expect(mail?.text).toContain(`/checkout?order=${number}&secret=${secret}`)
  const [receipt] = mail?.attachments ?? []
  expect(receipt).toMatchObject({ contentType: 'application/pdf', filename: `Tidemark-${number}.pdf` })
  expect(receipt?.content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await stateOf(email)).toEqual({ state: 'sent', attempts: 1, error: null, sent: true })
})

/** What is stored of an email, in one text. */
const storedOf = async (id: string) =>
  JSON.stringify((await db.query('select * from emails where id = $1', [id])).rows)

test('once an email is delivered its keys and links leave the store, and the rest of it stays', async () => {
  const { email, key, number, secret } = await buy()
  mailbox.refuse(true)
  await emails.sendEmail(email)
  expect(await storedOf(email)).toContain(key)
  mailbox.refuse(false)
  await emails.sendEmail(email)
  expect(mailbox.emails.at(-1)?.text).toContain(key)
  const stored = await storedOf(email)
  for (const opening of [key, secret, 'checkout?']) expect(stored).not.toContain(opening)
  for (const said of [number, key.slice(-5), '[link]', '$299.90']) expect(stored).toContain(said)
})

test('the links of accounts and of staff leave the store too, and addresses that answer a ticket', async () => {
  const { database, inTransaction } = await import('@/server/runtime/database')
  const { enqueueAccountEmail: writeAccountEmail } = await import('@/server/accounts/account-emails')
  const { outboxEmail } = await import('@/server/emails/payload-adapter')
  const { rows } = await db.query(`insert into customers (email) values ('owner@example.com') returning id`)
  const customer = { id: String(rows[0]?.id), email: 'owner@example.com' }
  const visit = { origin: 'http://localhost:3000', site: 'com', locale: 'en' } as const
  for (const kind of ['confirm', 'reset', 'release'] as const)
    await inTransaction(tx => writeAccountEmail(tx, { customer, kind, visit }))
  // @ts-expect-error: the adapter needs nothing of Payload
  await outboxEmail({}).sendEmail({
    to: 'staff@example.com',
    subject: 'A new password',
    html: '<a href="http://localhost:3000/admin/reset/staff-token">http://localhost:3000/admin/reset/staff-token</a>',
  })
  await db.query(`update emails set reply_to = 'support+c-signed@example.com' where kind = 'confirm'`)
  const waiting = await database.query<{ id: string; text: string }>(
    `select id, text from emails where kind in ('confirm', 'reset', 'release', 'staff') and state = 'queued'`,
  )
  expect(waiting).toHaveLength(4)
  for (const { id, text } of waiting) {
    const [opening = ''] = /(?<=[=]|reset\/)[\w.-]{8,}/.exec(text) ?? []
    expect(opening).not.toBe('')
    await emails.sendEmail(id)
    expect(mailbox.emails.at(-1)?.text).toContain(opening)
    const stored = await storedOf(id)
    for (const gone of [opening, 'http', 'c-signed']) expect(stored).not.toContain(gone)
  }
})

test('twenty senders at once send one email', async () => {
  const { email } = await buy()
  await Promise.all(Array.from({ length: 20 }, () => emails.sendEmail(email)))
  await emails.sendEmail(email)
  expect(mailbox.emails).toHaveLength(1)
})

test('an email that the server refuses waits with the reason, and is sent once it takes it', async () => {
  const { email } = await buy()
  mailbox.refuse(true)
  await emails.sendEmail(email)
  expect(await stateOf(email)).toMatchObject({
    state: 'queued',
    attempts: 1,
    error: expect.stringContaining('full'),
  })
  mailbox.refuse(false)
  await emails.sendEmail(email)
  expect(mailbox.emails).toHaveLength(1)
  expect(await stateOf(email)).toEqual({ state: 'sent', attempts: 2, error: null, sent: true })
})

/** How long the jobs of an email wait, in seconds. */
const pausesOf = async (email: string) =>
  (
    await db.query(
      `select round(extract(epoch from start_after - created_on))::int as pause from jobs.job
       where state < 'active' and data->>'email' = $1`,
      [email],
    )
  ).rows.map(({ pause }) => pause)

test('an email that the server does not take waits ever longer, and after a day support sees it in the outbox', async () => {
  const { email } = await buy()
  await db.query(`delete from jobs.job where data->>'email' = $1`, [email])
  // Its invoice would be drawn again for every try.
  await db.query('update emails set receipt_id = null where id = $1', [email])
  mailbox.refuse(true)
  for (let failures = 1; pauseAfter(failures) !== undefined; failures += 1) {
    await emails.sendEmail(email)
    expect(await stateOf(email)).toMatchObject({ state: 'queued', attempts: failures })
    expect(await pausesOf(email)).toEqual([pauseAfter(failures)])
    expect(await emails.sweepEmails()).toEqual([])
    await db.query(`delete from jobs.job where data->>'email' = $1`, [email])
  }
  await emails.sendEmail(email)
  expect(await stateOf(email)).toMatchObject({ state: 'failed', error: expect.stringContaining('full') })
  expect(await jobsOf(email)).toBe(0)
})

test('a sender that dies keeps its email for a while only, and nobody sends it meanwhile', async () => {
  const { email } = await buy()
  await db.query(
    `update emails set leased_until = now() + interval '5 minutes', attempts = 1 where id = $1`,
    [email],
  )
  await emails.sendEmail(email)
  expect(mailbox.emails).toHaveLength(0)
  await db.query(`update emails set leased_until = now() - interval '1 second' where id = $1`, [email])
  await emails.sendEmail(email)
  expect(mailbox.emails).toHaveLength(1)
})

test('an email without a job is found by the sweep, once however many sweep', async () => {
  const { email } = await buy()
  expect(await emails.sweepEmails()).toEqual([])
  await db.query(`update emails set updated_at = now() - interval '1 minute' where id = $1`, [email])
  expect(await emails.sweepEmails()).toEqual([])
  await db.query(`delete from jobs.job where name = 'send-email'`)
  const swept = await Promise.all(Array.from({ length: 5 }, () => emails.sweepEmails()))
  expect(swept.flat()).toEqual([email])
  expect(await jobsOf(email)).toBe(1)
})

test('an email whose sender died is sent by the next sweep, whatever its job believes', async () => {
  const { email } = await buy()
  await db.query(`update jobs.job set state = 'active', started_on = now() where data->>'email' = $1`, [
    email,
  ])
  await db.query(
    `update emails set leased_until = now() + interval '20 seconds', attempts = 1 where id = $1`,
    [email],
  )
  expect(await emails.sweepEmails()).toEqual([])
  await db.query(`update emails set leased_until = now() - interval '1 second' where id = $1`, [email])
  expect(await emails.sweepEmails()).toEqual([email])
  await emails.sendEmail(email)
  expect(mailbox.emails).toHaveLength(1)
})

test('the wait for a payer, the look for payments, a dead sender’s lease and the next sweep stay below two minutes', () => {
  const applied = ASK_AFTER_SECONDS * 1000 + STUCK_MS
  const sent = LEASE_SECONDS * 1000 + emails.SWEEP_MS
  expect(applied + sent).toBeLessThan(120_000)
})

test('a refusal for good ends the email at once, with its reason for support', async () => {
  const { email } = await buy({ email: 'nobody@example.com' })
  mailbox.receive('nobody@example.com', 550)
  await emails.sendEmail(email)
  expect(await stateOf(email)).toEqual({
    state: 'failed',
    attempts: 1,
    error: expect.stringContaining('answer 550 for nobody@example.com'),
    sent: false,
  })
  await emails.sendEmail(email)
  expect(await stateOf(email)).toMatchObject({ attempts: 1 })
})

test('a refusal for now is tried again later', async () => {
  const { email } = await buy({ email: 'later@example.com' })
  mailbox.receive('later@example.com', 451)
  await emails.sendEmail(email)
  expect(await stateOf(email)).toMatchObject({
    state: 'queued',
    attempts: 1,
    error: expect.stringContaining('answer 451'),
  })
  mailbox.receive('later@example.com', 'take')
  await emails.sendEmail(email)
  expect(await stateOf(email)).toMatchObject({ state: 'sent', attempts: 2 })
})

test('the email is in the language of the order, in all seven', async () => {
  const places = [
    ['en', 'com', 'us', 'Thank you for your purchase'],
    ['de', 'com', 'de', 'Vielen Dank für Ihren Kauf'],
    ['fr', 'com', 'fr', 'Merci de votre achat'],
    ['es', 'com', 'es', 'Gracias por tu compra'],
    ['it', 'com', 'it', 'Grazie per l’acquisto'],
    ['zh', 'com', 'cn', '感谢您的购买'],
    ['ja', 'jp', 'jp', 'ご購入いただき'],
  ] as const
  for (const [locale, site, country, thanks] of places) {
    const { email, key } = await buy({ visit: visitNow({ locale, site, country }) })
    await emails.sendEmail(email)
    const mail = mailbox.emails.at(-1)
    expect(mail?.text, locale).toContain(thanks)
    expect(mail?.text, locale).toContain(key)
    expect(mail?.html || '', locale).toContain(thanks)
  }
})

test('what a buyer typed cannot become HTML or a header of the email', async () => {
  const { letterOf } = await import('@/server/emails/blocks')
  const { html } = letterOf({
    subject: '</title><script>',
    locale: 'en',
    blocks: [
      { kind: 'text', text: '<script>alert("1")</script>' },
      { kind: 'action', label: '&', url: '"><img>' },
    ],
  })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<img>')
})

const linksIn = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s"]+/g)].map(([url]) => url.replaceAll('&amp;', '&')).toSorted()

test('text and HTML hold the same links: file, order, receipt, account, support and refunds; nothing is loaded', async () => {
  const { email, number, secret } = await buy({ email: 'links@example.com' })
  await emails.sendEmail(email)
  const mail = mailbox.emails.at(-1)
  const html = mail?.html || ''
  const links = linksIn(mail?.text ?? '')
  expect(linksIn(html)).toEqual(links)
  const shop = 'http://localhost:3000'
  const order = `${shop}/checkout?order=${number}&secret=${secret}`
  expect(links).toEqual(
    [
      `${shop}/downloading?p=video_win`,
      order,
      `${order}#account`,
      `${shop}/order/receipt/${number}?language=en&secret=${secret}`,
      `${shop}/contact`,
      `${shop}/purchase-policy`,
    ].toSorted(),
  )
  expect(html).not.toMatch(/<(?:img|link|script|iframe)|@import|url\(/)
})
