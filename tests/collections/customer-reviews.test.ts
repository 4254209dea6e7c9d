import { freshDatabase } from '@tests/support/database'
import { storePurchase } from '@tests/support/guest-purchase'
import { emailsTo } from '@tests/support/outbox'
import { newOwner } from '@tests/support/owner-orders'
import { openStaffDoors, READERS, type Reader } from '@tests/support/staff-doors'
import { expectToldInAll } from '@tests/support/told-in-all'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { ask } = await openStaffDoors()
const { writeReview } = await import('@/server/customer-reviews/write')

const ROUTE = 'netflix_downloader'
const TYPED = { stars: '3', title: '', text: 'Good enough for every train.', language: 'en', name: '' }

type Row = {
  id: string
  state: string
  refusal: string | null
  answer: string | null
  decided_by: string | null
}

/** Somebody’s review that waits. */
async function waiting() {
  const owner = await newOwner(db)
  await storePurchase(db, { ...owner, customerId: owner.id })
  const write = (text = TYPED.text) =>
    writeReview({ customerId: owner.id, route: ROUTE, typed: { ...TYPED, text }, at: Date.now() })
  expect(await write()).toBeNull()
  const row = async () => {
    const { rows } = await db.query<Row & { written_at: Date }>(
      'select * from customer_reviews where customer_id = $1',
      [owner.id],
    )
    if (!rows[0]) throw new Error('A review is gone')
    return rows[0]
  }
  const { id, written_at } = await row()
  return { id, seen: String(written_at.getTime()), owner, write, row }
}

async function press(role: Reader, action: string, form: Record<string, string>) {
  const { status, text } = await ask(role, `/customer-review-actions/${action}`, { method: 'POST', form })
  const told = JSON.parse(text)
  for (const { message } of told.errors ?? []) expectToldInAll(message)
  return { status, code: told.code }
}

const MAY: Record<Reader, boolean> = {
  visitor: false,
  admin: true,
  marketer: false,
  writer: true,
  support: true,
}

test.each(READERS)('a %s decides about reviews or does not', async role => {
  const { id, seen, row } = await waiting()
  const told = await press(role, 'show', { id, seen })
  expect(told.status).toBe(MAY[role] ? 200 : 403)
  expect(await row()).toMatchObject(
    MAY[role] ? { state: 'shown', decided_by: `${role}@staff.test` } : { state: 'waiting', decided_by: null },
  )
})

test('a review is refused for a reason, shown after all, and answered; the log tells who did it', async () => {
  const { id, seen, owner, row } = await waiting()
  expect(await press('support', 'refuse', { id, seen })).toEqual({ status: 422, code: 'no_reason' })
  expect(await press('support', 'refuse', { id, seen, reason: 'too_bad' })).toMatchObject({ status: 422 })
  expect(await press('support', 'refuse', { id, seen, reason: 'insult' })).toMatchObject({ status: 200 })
  expect(await row()).toMatchObject({ state: 'refused', refusal: 'insult' })
  expect(await press('writer', 'show', { id, seen })).toMatchObject({ status: 200 })
  expect(await row()).toMatchObject({ state: 'shown', refusal: null })
  expect(await press('support', 'answer', { id, seen, answer: ' Thank you.\r\nWe ' })).toMatchObject({
    status: 200,
  })
  expect(await row()).toMatchObject({ state: 'shown', answer: 'Thank you.\nWe' })
  expect(await press('support', 'answer', { id, seen, answer: '' })).toMatchObject({ status: 200 })
  expect((await row()).answer).toBeNull()
  const { rows } = await db.query(
    'select staff, action, detail, customer_id from audit_events where record = $1 order by at, created_at',
    [`customer-reviews/${id}`],
  )
  expect(rows).toEqual(
    [
      ['support@staff.test', 'Refused: insult.'],
      ['writer@staff.test', 'Shown.'],
      ['support@staff.test', 'Answered.'],
      ['support@staff.test', 'Answer taken away.'],
    ].map(([staff, detail]) => ({ staff, detail, action: 'edit', customer_id: owner.id })),
  )
})

test('its writer is told in their language what was decided, once for each decision, at a proven address alone', async () => {
  const [proven, unproven] = [await waiting(), await waiting()]
  await db.query(`update customers set locale = 'de' where id = $1`, [proven.owner.id])
  await db.query('update customers set confirmed_at = null where id = $1', [unproven.owner.id])
  for (const { id, seen } of [proven, unproven])
    for (const _ of ['first', 'again']) {
      await press('support', 'refuse', { id, seen, reason: 'advertising' })
      await press('support', 'show', { id, seen })
      await press('support', 'answer', { id, seen, answer: 'Thank you' })
    }
  expect(await emailsTo(db, unproven.owner.email)).toEqual([])
  const emails = await emailsTo(db, proven.owner.email)
  expect(emails).toMatchObject([
    { kind: 'review', locale: 'de', subject: 'Ihre Bewertung für Netflix-Downloader wird nicht gezeigt' },
    { kind: 'review', subject: 'Ihre Bewertung für Netflix-Downloader steht auf der Produktseite' },
  ])
  expect(emails[0]?.text).toContain('Sie wirbt für etwas.')
  expect(emails[0]?.text).toContain('/my-account/reviews')
})

test('what was changed after it was read is not decided about', async () => {
  const { id, seen, write, row } = await waiting()
  await write('Now it says something else entirely.')
  for (const action of ['show', 'answer'])
    expect(await press('support', action, { id, seen })).toEqual({ status: 409, code: 'changed_meanwhile' })
  expect((await row()).state).toBe('waiting')
})

test('what is no form, no button and no review is told so', async () => {
  const { id, seen } = await waiting()
  expect(await press('support', 'praise', { id, seen })).toEqual({ status: 404, code: 'not_found' })
  expect(await press('support', 'show', { id })).toEqual({ status: 400, code: 'bad_form' })
  expect(await press('support', 'show', { id: crypto.randomUUID(), seen })).toEqual({
    ...{ status: 404, code: 'not_found' },
  })
  expect(await press('support', 'answer', { id, seen, answer: 'a'.repeat(2_001) })).toEqual({
    ...{ status: 422, code: 'bad_text' },
  })
})

test.each(READERS)(
  'a %s learns from no door who wrote a review, unless they look after customers',
  async role => {
    const { id, owner } = await waiting()
    const knows = role === 'admin' || role === 'support'
    const whole = await ask(role, `/customer-reviews/${id}?depth=2`)
    expect(whole.status).toBe(role === 'visitor' ? 403 : 200)
    expect(whole.text.includes(owner.email)).toBe(knows)
    expect(whole.text.includes(owner.id)).toBe(knows)
    for (const query of [
      `select[customer]=true&depth=2&where[id][equals]=${id}`,
      `where[customer][equals]=${owner.id}`,
      `where[customer.email][equals]=${owner.email}`,
      `where[licence.email][equals]=${owner.email}`,
    ])
      expect((await ask(role, `/customer-reviews?${query}`)).text.includes(owner.id), query).toBe(knows)
    const sorted = await ask(role, '/customer-reviews?sort=customer&limit=1000')
    expect(sorted.text.includes(owner.id)).toBe(knows)
  },
)

test.each(READERS)('a %s changes no word of a review', async role => {
  const { id, row } = await waiting()
  const before = await row()
  for (const [method, path] of [
    ['PATCH', `/customer-reviews/${id}`],
    ['DELETE', `/customer-reviews/${id}`],
    ['POST', '/customer-reviews'],
  ] as const)
    expect((await ask(role, path, { method, body: { text: 'Best of all', state: 'shown' } })).status).toBe(
      403,
    )
  expect(await row()).toEqual(before)
})
