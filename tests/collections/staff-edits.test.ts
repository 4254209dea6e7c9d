import { expect, test } from 'vitest'
import { freshDatabase } from '../support/database'
import { openStaffDoors } from '../support/staff-doors'

const db = await freshDatabase()
const { ask, ids } = await openStaffDoors()

async function someCustomer(name: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into customers (email, username, locale) values ($1, $2, 'en') returning id`,
    [`${name}@example.com`, name],
  )
  return rows[0]?.id ?? ''
}

const storedOf = async (id: string) =>
  (await db.query('select username, locale, confirmed_at from customers where id = $1', [id])).rows[0]

const logOf = async (id: string) =>
  (
    await db.query(
      'select action, staff, staff_id, record, outcome, detail from audit_events where customer_id = $1 order by at',
      [id],
    )
  ).rows

test('nobody of the staff proves an address for a customer', async () => {
  const id = await someCustomer('unproven')
  for (const role of ['support', 'admin'] as const)
    await ask(role, `/customers/${id}`, {
      method: 'PATCH',
      body: { confirmed_at: '2026-01-01T00:00:00.000Z' },
    })
  expect(await storedOf(id)).toMatchObject({ confirmed_at: null })
  expect(await logOf(id)).toEqual([])
})

test.each([
  ['username', 'x'.repeat(5_000)],
  ['username', 'abc'],
  ['username', '<b>bold</b>'],
  ['username', '12345'],
  ['locale', 'xx'],
  ['locale', 'e'.repeat(5_000)],
])('what staff enter as %s passes the rules of the shop: not %.9s', async (field, value) => {
  const id = await someCustomer(`rules-${field}-${value.length}`.slice(0, 20))
  const before = await storedOf(id)
  const answer = await ask('support', `/customers/${id}`, { method: 'PATCH', body: { [field]: value } })
  expect(answer.status).toBe(400)
  expect(answer.text).toContain(`"path":"${field}"`)
  expect(await storedOf(id)).toEqual(before)
  expect(await logOf(id)).toEqual([])
})

test('what staff change of a customer is in the log, without what it says', async () => {
  const id = await someCustomer('renamed')
  const body = { username: 'A new name', locale: 'de' }
  expect((await ask('support', `/customers/${id}`, { method: 'PATCH', body })).status).toBe(200)
  expect(await storedOf(id)).toMatchObject(body)
  expect(await logOf(id)).toEqual([
    {
      action: 'edit',
      staff: 'support@staff.test',
      staff_id: ids.get('support'),
      record: `customers/${id}`,
      outcome: 'done',
      detail: 'Changed: username, locale.',
    },
  ])
  expect((await ask('support', `/customers/${id}`, { method: 'PATCH', body })).status).toBe(200)
  expect(await logOf(id)).toHaveLength(1)
})

test('a name from before the rules stays when something else is changed', async () => {
  const id = await someCustomer('old')
  await db.query(`update customers set username = 'x' where id = $1`, [id])
  const answer = await ask('support', `/customers/${id}`, { method: 'PATCH', body: { locale: 'fr' } })
  expect(answer.status).toBe(200)
  expect(await storedOf(id)).toMatchObject({ username: 'x', locale: 'fr' })
})

test('an edit that the log does not take is not made', async () => {
  const id = await someCustomer('unlogged')
  await db.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'crash'; end $$;
    create trigger crash before insert on audit_events for each row execute function refuse()`)
  const answer = await ask('support', `/customers/${id}`, { method: 'PATCH', body: { locale: 'it' } })
  await db.query('drop trigger crash on audit_events; drop function refuse()')
  expect(answer.status).toBe(500)
  expect(await storedOf(id)).toMatchObject({ locale: 'en' })
})

test('answers and states of tickets, and what becomes of comments, are in the log too', async () => {
  const id = await someCustomer('asking')
  const { rows } = await db.query<{ ticket: string; comment: string }>(
    `with t as (insert into tickets (number, customer_id, topic, state) values ('T-AAAA-BBBB', $1, 'licence', 'open') returning id),
     c as (insert into comments (article_id, locale, name, text, state, customer_id)
       select id, 'en', 'A reader', 'Good.', 'waiting', $1 from articles limit 1 returning id)
     select t.id as ticket, c.id as comment from t, c`,
    [id],
  )
  const { ticket, comment } = rows[0] ?? { ticket: '', comment: '' }
  const message = { ticket, text: 'Here it is.' }
  const written = await ask('support', '/ticket-messages', { method: 'POST', body: message })
  expect(written.status).toBe(201)
  await ask('writer', `/comments/${comment}`, { method: 'PATCH', body: { state: 'hidden' } })
  await ask('writer', `/comments/${comment}`, { method: 'DELETE' })
  const { doc } = JSON.parse(written.text)
  expect(await logOf(id)).toMatchObject([
    { record: `tickets/${ticket}`, detail: 'Changed: state.', staff: 'support@staff.test' },
    { record: `comments/${comment}`, detail: 'Changed: state.', staff: 'writer@staff.test' },
    { record: `comments/${comment}`, detail: 'Deleted.', staff: 'writer@staff.test' },
  ])
  const { rows: answers } = await db.query('select staff, detail from audit_events where record = $1', [
    `ticket-messages/${doc.id}`,
  ])
  expect(answers).toEqual([{ staff: 'support@staff.test', detail: 'Written.' }])
})
