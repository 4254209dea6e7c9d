import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { acting, buySuite, KIM, LEE, someCustomer } from '@tests/support/desk'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const desk = {
  ...(await import('@/server/support-console/tickets/ticket-actions')),
  ...(await import('@/server/support-console/tickets/ticket-file')),
  ...(await import('@/server/support-console/tickets/draft')),
  ...(await import('@/server/support-console/tickets/next-ticket')),
}
const { ticketsOf } = await import('@/server/support/thread')

/** Kim and Lee as rows, so that tickets can be theirs. */
async function staffNamed({ email }: { email: string }) {
  const { rows } = await db.query<{ id: string }>(
    `insert into users (email, role) values ($1, 'support') returning id`,
    [email],
  )
  return { id: rows[0]?.id ?? '', email }
}
const kim = await staffNamed(KIM)
const lee = await staffNamed(LEE)
const by = (staff: typeof kim) => acting({ staff, reason: null })

let tickets = 0
/** A ticket with one message, which waits since an instant. */
async function someTicket({ since = new Date(), locale = 'de' } = {}) {
  tickets += 1
  const customer = await someCustomer(db)
  await db.query('update customers set locale = $2, username = $3 where id = $1', [
    customer.id,
    locale,
    'Erika',
  ])
  const number = `T-DESK-${tickets}`
  const { rows } = await db.query<{ id: string }>(
    `insert into tickets (number, customer_id, topic, updated_at) values ($1, $2, 'licence', $3) returning id`,
    [number, customer.id, since],
  )
  await db.query(
    `insert into ticket_messages (ticket_id, author, text) values ($1, 'customer', 'Wo ist mein Schlüssel?')`,
    [rows[0]?.id],
  )
  return { number, customer, id: rows[0]?.id ?? '' }
}

async function savedReply(texts: Record<string, string>): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    'insert into saved_replies (title) values ($1) returning id',
    [randomUUID()],
  )
  const id = rows[0]?.id ?? ''
  for (const [locale, text] of Object.entries(texts))
    await db.query(
      'insert into saved_replies_translations (_parent_id, _locale, text) values ($1, $2::_locales, $3)',
      [id, locale, text],
    )
  return id
}

const emailsTo = async (email: string) =>
  (await db.query('select kind, locale, text from emails where "to" = $1 order by created_at', [email])).rows

const answer = (
  number: string,
  text: string,
  { staff = kim, seen = 1, key = acting().idempotencyKey } = {},
) =>
  desk.actOnTicket('answer', number, {
    acting: acting({ staff, reason: null, idempotencyKey: key }),
    typed: { text, seen },
  })

test('an answer goes out in the customer’s language, once, and the ticket waits no more', async () => {
  const { number, customer } = await someTicket()
  await desk.saveDraft(number, by(kim), 'Er steht')
  const key = randomUUID()
  const twice = await Promise.all([
    answer(number, 'Er steht in Ihrem Konto.\r\n', { key }),
    answer(number, 'Er steht in Ihrem Konto.\r\n', { key }),
  ])
  expect(twice).toEqual(
    Array(2).fill({ outcome: 'done', detail: 'The answer is on its way to the customer.' }),
  )
  const emails = await emailsTo(customer.email)
  expect(emails).toMatchObject([{ kind: 'answer', locale: 'de' }])
  expect(emails[0].text).toContain('Er steht in Ihrem Konto.')
  const file = await desk.ticketFile(number, kim)
  expect(file).toMatchObject({ draft: '', ticket: { state: 'answered' } })
  expect(file?.ticket.messages.map(({ author, text }) => [author, text])).toEqual([
    ['customer', 'Wo ist mein Schlüssel?'],
    ['support', 'Er steht in Ihrem Konto.'],
  ])
  const { rows } = await db.query('select action, staff, outcome from audit_events where customer_id = $1', [
    customer.id,
  ])
  expect(rows).toEqual([{ action: 'answer', staff: kim.email, outcome: 'done' }])
})

test('what the screen did not show yet refuses an answer, which stays as a draft', async () => {
  const { number, customer } = await someTicket()
  await answer(number, 'First', { staff: lee })
  expect(await answer(number, 'Second')).toMatchObject({ outcome: 'refused', code: 'new_message' })
  expect(await desk.ticketFile(number, kim)).toMatchObject({ draft: 'Second' })
  expect(await emailsTo(customer.email)).toHaveLength(1)
  expect(await answer(number, 'Second', { seen: 2 })).toMatchObject({ outcome: 'done' })
})

test.each([
  ['', 'bad_text'],
  ['   ', 'bad_text'],
  ['x'.repeat(5_001), 'bad_text'],
  ['See order {order}', 'placeholder_left'],
])('%o is no answer', async (text, code) => {
  const { number, customer } = await someTicket()
  expect(await answer(number, text)).toMatchObject({ outcome: 'refused', code })
  expect(await emailsTo(customer.email)).toEqual([])
})

test('a draft is kept per person, also an empty one, and one that comes after the answer is not', async () => {
  const { number } = await someTicket()
  await desk.saveDraft(number, by(kim), 'Kim writes')
  await desk.saveDraft(number, by(lee), 'Lee writes')
  expect(await desk.draftOf(number, kim.id)).toBe('Kim writes')
  expect(await desk.draftOf(number, lee.id)).toBe('Lee writes')
  await desk.saveDraft(number, by(lee), ' ')
  expect(await desk.draftOf(number, lee.id)).toBe('')
  const late = by(kim)
  await answer(number, 'Kim writes', { key: late.idempotencyKey })
  await desk.saveDraft(number, late, 'Kim writes')
  expect(await desk.draftOf(number, kim.id)).toBe('')
})

test('a saved reply comes in the customer’s language, with what the shop knows, below what is typed', async () => {
  const { number, customer } = await someTicket()
  const order = await buySuite(db, { email: customer.email, customerId: customer.id })
  const reply = await savedReply({
    en: 'Hello {name}',
    de: 'Danke, {name}. {product}: {order} ({ticket})',
  })
  await desk.insertReply(number, by(kim), { text: 'Guten Morgen!', reply })
  const draft = await desk.draftOf(number, kim.id)
  expect(draft).toMatch(/^Guten Morgen!\n\nDanke, Erika\. .+: /)
  expect(draft).toContain(`${order.number} (${number})`)
})

test('it comes in English where it is not translated, and what is not known is left to who answers', async () => {
  const { number } = await someTicket({ locale: 'fr' })
  const reply = await savedReply({ en: 'About {order}, {name}.', de: 'Zu {order}' })
  await desk.insertReply(number, by(kim), { text: '', reply })
  expect(await desk.draftOf(number, kim.id)).toBe('About {order}, Erika.')
  await desk.insertReply(number, by(kim), { text: 'kept', reply: randomUUID() })
  expect(await desk.draftOf(number, kim.id)).toBe('kept')
})

test('a note is for staff: no email, no page of the customer has it, but their data does', async () => {
  const { number, customer } = await someTicket()
  const note = { acting: by(kim), typed: { text: 'Was rude on the telephone' } }
  expect(await desk.actOnTicket('note', number, note)).toMatchObject({ outcome: 'done' })
  expect((await desk.ticketFile(number, lee))?.notes).toMatchObject([
    { staff: kim.email, text: 'Was rude on the telephone' },
  ])
  expect(await emailsTo(customer.email)).toEqual([])
  expect(JSON.stringify(await ticketsOf(customer.id))).not.toContain('rude')
  const { rows } = await db.query('select detail from audit_events where customer_id = $1', [customer.id])
  expect(JSON.stringify(rows)).not.toContain('rude')
  const { RECORDS } = await import('@/server/personal-data/records')
  const told = await db.query(RECORDS.tickets, [customer.id])
  expect(told.rows[0].notes).toMatchObject([{ text: 'Was rude on the telephone' }])
  expect(JSON.stringify(told.rows)).not.toContain(kim.email)
})

test('who takes a ticket has it, until somebody gives it free', async () => {
  const { number } = await someTicket()
  const act = (action: 'take' | 'give_free', staff: typeof kim) =>
    desk.actOnTicket(action, number, { acting: by(staff) })
  expect(await act('take', kim)).toMatchObject({ outcome: 'done' })
  expect(await act('take', lee)).toMatchObject({ outcome: 'refused', code: 'taken' })
  expect((await desk.ticketFile(number, lee))?.assignee).toEqual(kim)
  await act('give_free', lee)
  await act('take', lee)
  expect((await desk.ticketFile(number, kim))?.assignee).toEqual(lee)
})

test('a ticket is closed and opened again', async () => {
  const { number } = await someTicket()
  const act = (action: 'close' | 'reopen') => desk.actOnTicket(action, number, { acting: by(kim) })
  expect(await act('close')).toMatchObject({ outcome: 'done' })
  expect(await act('close')).toMatchObject({ outcome: 'refused', code: 'not_allowed' })
  expect(await act('reopen')).toMatchObject({ outcome: 'done' })
  expect((await desk.ticketFile(number, kim))?.ticket.state).toBe('open')
})

test('the next ticket is the longest waiting one that is mine or nobody’s, and those skipped come last', async () => {
  await db.query(`update tickets set state = 'closed'`)
  expect(await desk.nextTicket(kim)).toBeUndefined()
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
  const [second, first, lees] = [
    await someTicket({ since: at(2) }),
    await someTicket({ since: at(1) }),
    await someTicket({ since: at(0) }),
  ]
  await desk.actOnTicket('take', lees.number, { acting: by(lee) })
  await desk.actOnTicket('take', second.number, { acting: by(kim) })
  expect(await desk.nextTicket(kim)).toBe(first.number)
  expect(await desk.nextTicket(lee)).toBe(lees.number)
  expect(await desk.nextTicket(kim, first.number)).toBe(second.number)
  expect(await desk.nextTicket(kim, second.number)).toBe(first.number)
  expect(await desk.nextTicket(kim, 'T-NONE')).toBe(first.number)
  await answer(first.number, 'Answered')
  expect(await desk.nextTicket(kim, first.number)).toBe(second.number)
})

test('nothing is done to a ticket that is not there', async () => {
  expect(await answer('T-NONE', 'Text')).toBeUndefined()
  expect(await desk.saveDraft('T-NONE', by(kim), 'Text')).toBeUndefined()
  expect(await desk.ticketFile('T-NONE', kim)).toBeUndefined()
})
