import { freshDatabase } from '@tests/support/database'
import { acting, buySuite, KIM, LEE, licenceOf, logOf, someCustomer } from '@tests/support/desk'
import { openMailbox } from '@tests/support/mailbox'
import { afterAll, beforeEach, expect, test } from 'vitest'

const db = await freshDatabase()
const mailbox = await openMailbox()
Object.assign(process.env, { SMTP_URL: mailbox.url })
const desk = {
  ...(await import('@/server/support-console/resend')),
  ...(await import('@/server/support-console/licence-actions')),
  ...(await import('@/server/support-console/refund')),
  ...(await import('@/server/support-console/shown-key')),
  ...(await import('@/server/support-console/show-email')),
  ...(await import('@/server/support-console/send-email')),
  ...(await import('@/server/support-console/audit')),
  ...(await import('@/server/support-console/audit-records')),
}
beforeEach(() => {
  mailbox.emails.length = 0
})
afterAll(async () => {
  await mailbox.close()
})

/** Sends every email that waits, as the jobs do, and gives those to an address. */
async function sentTo(email: string) {
  const { sendEmail } = await import('@/server/emails/send')
  const { rows } = await db.query<{ id: string }>(
    `select id from emails where state = 'queued' order by created_at`,
  )
  for (const { id } of rows) await sendEmail(id)
  return mailbox.emails.filter(({ to }) => [to].flat().some(each => each?.text === email))
}

test('the keys are sent once more, and a double click sends them once', async () => {
  const { number, key } = await buySuite(db, { email: 'again@example.com' })
  expect(await sentTo('again@example.com')).toHaveLength(1)
  const same = acting()
  const results = await Promise.all([desk.resendKeys(number, same), desk.resendKeys(number, same)])
  expect(results).toEqual(Array(2).fill(expect.objectContaining({ outcome: 'done' })))
  const emails = await sentTo('again@example.com')
  expect(emails).toHaveLength(2)
  expect(emails[1]?.text).toContain(key)
  expect(emails[1]?.text).toContain('Here is your license key once more')
  expect(await logOf(db, number)).toEqual([
    { action: 'resend', outcome: 'done', staff: KIM.email, reason: 'The customer asked for it' },
  ])
})

test('two members of staff at once send one email', async () => {
  const { number } = await buySuite(db, { email: 'two@example.com' })
  const results = await Promise.all([
    desk.resendKeys(number, acting({ staff: KIM })),
    desk.resendKeys(number, acting({ staff: LEE })),
  ])
  expect(results.map(each => each?.outcome).sort()).toEqual(['done', 'refused'])
  expect(await sentTo('two@example.com')).toHaveLength(2)
})

test('an email is not sent again where it would bring no key', async () => {
  const { number, id } = await buySuite(db, { email: 'gone@example.com' })
  await desk.actOnLicence('revoke', id, acting())
  expect(await desk.resendKeys(number, acting())).toMatchObject({
    outcome: 'refused',
    state: 'paid',
    allowed: ['refund'],
  })
  await desk.refundOrder(number, acting())
  expect(await desk.resendKeys(number, acting())).toMatchObject({
    outcome: 'refused',
    state: 'refunded',
    allowed: [],
  })
  expect((await sentTo('gone@example.com')).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your license for /),
    expect.stringMatching(/^Your refund for /),
  ])
})

test('nothing is sent to a buyer whose account is gone, and support is told so', async () => {
  const { number } = await buySuite(db)
  await db.query(`update orders set email = 'abcde-fghij@deleted.invalid' where number = $1`, [number])
  expect(await desk.resendKeys(number, acting())).toMatchObject({
    outcome: 'refused',
    detail: 'The account of this order was deleted, so no email reaches its buyer. You can refund it.',
  })
})

test('a revoked licence is not owned any more, says so to the next who tries, and can be given back', async () => {
  const { ownedOfCustomer } = await import('@/server/licences/owned')
  const customer = await someCustomer(db)
  const { number, id } = await buySuite(db, { email: customer.email, customerId: customer.id })
  const results = await Promise.all([
    desk.actOnLicence('revoke', id, acting({ staff: KIM })),
    desk.actOnLicence('revoke', id, acting({ staff: LEE })),
  ])
  expect(results.map(each => each?.outcome).sort()).toEqual(['done', 'refused'])
  expect(results.find(each => each?.outcome === 'refused')).toMatchObject({
    state: 'revoked',
    allowed: ['restore'],
    detail: 'The license is revoked, so you cannot revoke it. You can give it back.',
  })
  expect(await ownedOfCustomer(customer.id)).toEqual([])
  expect(await desk.actOnLicence('restore', id, acting())).toMatchObject({ outcome: 'done' })
  expect(await ownedOfCustomer(customer.id)).toHaveLength(1)
  const told = (await logOf(db, number)).map(({ action, outcome }) => `${action} ${outcome}`)
  expect([...told.slice(0, 2).sort(), ...told.slice(2)], 'of two at once either began first').toEqual([
    'revoke done',
    'revoke refused',
    'restore done',
  ])
})

test('a new key comes by email and the old one is gone, once however many click', async () => {
  const { number, id, key } = await buySuite(db, { email: 'lost@example.com' })
  const same = acting()
  const results = await Promise.all([
    desk.actOnLicence('reissue', id, same),
    desk.actOnLicence('reissue', id, same),
    desk.actOnLicence('reissue', id, acting({ staff: LEE })),
  ])
  const after = await licenceOf(db, number)
  expect(after.key).not.toBe(key)
  expect(after.state).toBe('active')
  const emails = (await sentTo('lost@example.com')).filter(({ text }) => text?.includes(after.key))
  expect(emails).toHaveLength(1)
  const done = (await logOf(db, number)).filter(({ outcome }) => outcome === 'done')
  expect(done).toHaveLength(1)
  expect(results.map(each => each?.outcome)).toContain('refused')
})

test('an action that fails in the middle leaves neither a change nor an entry', async () => {
  const { number, id, key } = await buySuite(db)
  await db.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'crash'; end $$;
    create trigger crash before insert on audit_events for each row execute function refuse()`)
  await expect(desk.actOnLicence('revoke', id, acting())).rejects.toThrow('crash')
  await expect(desk.actOnLicence('reissue', id, acting())).rejects.toThrow('crash')
  await expect(desk.resendKeys(number, acting())).rejects.toThrow('crash')
  await expect(desk.refundOrder(number, acting())).rejects.toThrow('crash')
  await db.query('drop trigger crash on audit_events; drop function refuse()')
  expect(await licenceOf(db, number)).toEqual({ id, key, state: 'active' })
  expect(await logOf(db, number)).toEqual([])
  const { rows } = await db.query('select state from orders where number = $1', [number])
  expect(rows).toEqual([{ state: 'paid' }])
})

test('a whole key is shown to who asked for it, for five minutes, and to nobody else', async () => {
  const { number, id, key } = await buySuite(db)
  const asked = acting({ reason: null })
  expect(await desk.actOnLicence('show_key', id, asked)).toMatchObject({ outcome: 'done' })
  const shown = (staff: typeof KIM, after: number) =>
    desk.shownKey(asked.idempotencyKey, staff, asked.at + after)
  expect(await shown(KIM, 5 * 60_000 - 1)).toEqual({ licence: id, key })
  expect(await shown(KIM, 5 * 60_000)).toBeUndefined()
  expect(await shown(LEE, 1)).toBeUndefined()
  expect(await desk.shownKey(acting().idempotencyKey, KIM, asked.at)).toBeUndefined()
  expect(await logOf(db, number)).toEqual([
    { action: 'show_key', outcome: 'done', staff: KIM.email, reason: null },
  ])
})

test('where there is a mail server, nobody sees the links and keys of an email', async () => {
  const { key } = await buySuite(db, { email: 'kept@example.com' })
  const { rows } = await db.query<{ id: string }>(
    `update emails set state = 'kept' where "to" = 'kept@example.com' returning id`,
  )
  const email = rows[0]?.id ?? ''
  const [whole, redacted] = [acting(), acting()]
  expect(await desk.showEmail('show_whole_email', email, whole)).toMatchObject({ outcome: 'refused' })
  expect(await desk.shownEmail(whole.idempotencyKey, KIM, whole.at)).toBeUndefined()
  expect(await desk.showEmail('show_email', email, redacted)).toMatchObject({ outcome: 'done' })
  const shown = await desk.shownEmail(redacted.idempotencyKey, KIM, redacted.at)
  expect(shown).toContain(`•••••-${key.slice(-5)}`)
  for (const opening of [key, 'secret=', 'http']) expect(shown).not.toContain(opening)
})

/** An email that was given up, with the address that it goes to. */
async function givenUp(to: string, change = ''): Promise<string> {
  await buySuite(db, { email: to })
  const { rows } = await db.query<{ id: string }>(
    `update emails set state = 'failed', attempts = 56, error = 'down'${change} where "to" = $1 returning id`,
    [to],
  )
  await db.query(`delete from jobs.job where name = 'send-email'`)
  return rows[0]?.id ?? ''
}

const emailNow = async (id: string) =>
  (
    await db.query(
      `select state, attempts::int, error,
         (select count(*)::int from jobs.job where state < 'active' and data->>'email' = l.id::text) as jobs
       from emails l where id::text = $1`,
      [id],
    )
  ).rows[0]

test('an email that was given up is sent again with all its tries, once however many click', async () => {
  const email = await givenUp('down@example.com')
  const click = acting()
  const results = await Promise.all([
    desk.sendEmailAgain(email, click),
    desk.sendEmailAgain(email, acting({ staff: LEE })),
  ])
  expect(results.map(each => each?.outcome).sort()).toEqual(['done', 'refused'])
  expect(await desk.sendEmailAgain(email, click)).toEqual(results[0])
  expect(await emailNow(email)).toEqual({ state: 'queued', attempts: 0, error: null, jobs: 1 })
  const done = (await desk.auditOfEmail(email)).filter(({ outcome }) => outcome === 'done')
  expect(done).toMatchObject([{ action: 'send_email', reason: acting().reason }])
})

test('an email that was sent, or whose text is gone, is not sent again', async () => {
  const sent = await givenUp('sent@example.com')
  const gone = await givenUp('gone@example.com', ', text = null')
  await db.query(`update emails set state = 'sent' where id::text = $1`, [sent])
  for (const email of [sent, gone]) {
    expect(await desk.sendEmailAgain(email, acting())).toMatchObject({ outcome: 'refused' })
    expect(await emailNow(email)).toMatchObject({ jobs: 0 })
  }
  expect(await desk.sendEmailAgain('no-such-email', acting())).toBeUndefined()
})

test('what is not there is nothing to act on', async () => {
  expect(await desk.actOnLicence('revoke', 'no-such-licence', acting())).toBeUndefined()
  expect(await desk.resendKeys('TM-NONE', acting())).toBeUndefined()
})

test('the log is never rewritten', async () => {
  const { id } = await buySuite(db)
  await desk.actOnLicence('revoke', id, acting())
  for (const text of [
    `update audit_events set reason = ''`,
    'delete from audit_events',
    'truncate audit_events cascade',
  ])
    await expect(db.query(text)).rejects.toThrow('a row of audit_events is never changed')
})
