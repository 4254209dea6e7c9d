import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase } from '../support/database'
import { openStaffDoors, type Reader, STAFF_ROLES } from '../support/staff-doors'

const db = await freshDatabase()
delete process.env.SMTP_URL
const { ask, ids } = await openStaffDoors()

const SECRET = 'reset=plantedTokenOfALink'
await db.query(
  `insert into emails (reason, kind, "to", locale, subject, text, html, reply_to)
   values ('reset:1', 'reset', 'owner@example.com', 'en', 'A new password', $1, $1, $1),
     ('test:1', 'contact', 'owner@example.com', 'en', 'A question', $1, $1, $1)`,
  [`Choose one: https://shop.example/?${SECRET}`],
)

/** Ways to ask for what an email says, each without its kind. */
const QUESTIONS = [
  '/emails',
  '/emails?depth=3',
  '/emails?select[text]=true&select[html]=true&select[reply_to]=true',
  '/emails?select[subject]=true&select[text]=true',
  '/emails?select[kind]=false',
  '/emails?select[id]=false',
] as const

test.each(STAFF_ROLES)('what an email says is told to no %s', async role => {
  for (const question of QUESTIONS) {
    const { status, text } = await ask(role, question)
    expect({ question, status }).toEqual({
      question,
      status: role === 'admin' || role === 'support' ? 200 : 403,
    })
    expect(text).not.toContain(SECRET)
  }
})

test.each(STAFF_ROLES)('no %s finds or sorts emails by what they say', async role => {
  for (const field of ['text', 'html', 'reply_to']) {
    for (const question of [
      `/emails?where[${field}][like]=${encodeURIComponent(SECRET)}`,
      `/emails?where[or][0][${field}][exists]=true`,
      `/emails?sort=${field}`,
      `/emails/count?where[${field}][like]=${encodeURIComponent(SECRET)}`,
    ]) {
      const { status } = await ask(role, question)
      expect({ question, status }).toEqual({
        question,
        status: role === 'admin' || role === 'support' ? 400 : 403,
      })
    }
  }
})

const WHOLE = `Choose one: https://shop.example/?${SECRET}`
await db.query(`update emails set redacted = 'Choose one: [link]'`)
const idOf = async (reason: string): Promise<string> =>
  String((await db.query('select id from emails where reason = $1', [reason])).rows[0]?.id)

/** Asks by a form of the desk to see an email; what it answers, and what is shown from then on. */
async function look(role: Reader, action: 'show_email' | 'show_whole_email', email: string) {
  const idempotencyKey = randomUUID()
  const { status, text } = await ask(role, `/support/${action}`, {
    method: 'POST',
    form: { idempotencyKey, subject: email },
  })
  const staff = { id: ids.get(role) ?? '', email: `${role}@staff.test` }
  const { shownEmail } = await import('@/server/support-console/show-email')
  return { status, text, idempotencyKey, shown: await shownEmail(idempotencyKey, staff, Date.now()) }
}

test.each(['support', 'admin'] as const)(
  '%s looks at an email without its links, and the log says so',
  async role => {
    const email = await idOf('reset:1')
    const { status, text, idempotencyKey, shown } = await look(role, 'show_email', email)
    expect(status).toBe(200)
    expect(text).not.toContain(SECRET)
    expect(shown).toBe('Choose one: [link]')
    const { rows } = await db.query(
      'select staff, action, record, outcome from audit_events where idempotency_key = $1',
      [idempotencyKey],
    )
    expect(rows).toEqual([
      { staff: `${role}@staff.test`, action: 'show_email', record: `emails/${email}`, outcome: 'done' },
    ])
    const { shownEmail } = await import('@/server/support-console/show-email')
    const { auditOfEmail } = await import('@/server/support-console/audit-records')
    const other = { id: ids.get('writer') ?? '', email: 'writer@staff.test' }
    expect(await shownEmail(idempotencyKey, other, Date.now())).toBeUndefined()
    const owner = { id: ids.get(role) ?? '', email: '' }
    expect(await shownEmail(idempotencyKey, owner, Date.now() + 5 * 60_000)).toBeUndefined()
    expect((await auditOfEmail(email)).map(each => each.idempotencyKey)).toContain(idempotencyKey)
  },
)

test('no writer, marketer or visitor looks at one, and nothing is written down', async () => {
  const email = await idOf('reset:1')
  const before = await db.query('select count(*) from audit_events')
  for (const role of ['writer', 'marketer', 'visitor'] as const)
    for (const action of ['show_email', 'show_whole_email'] as const)
      expect((await look(role, action, email)).status).toBe(role === 'visitor' ? 401 : 403)
  expect((await look('support', 'show_whole_email', email)).status).toBe(403)
  expect((await db.query('select count(*) from audit_events')).rows).toEqual(before.rows)
})

test('an admin sees the whole email only where it was kept for want of a mail server', async () => {
  const email = await idOf('reset:1')
  expect(await look('admin', 'show_whole_email', email)).toMatchObject({ status: 409, shown: undefined })
  await db.query(`update emails set state = 'kept'`)
  expect(await look('admin', 'show_whole_email', email)).toMatchObject({ status: 200, shown: WHOLE })
})
