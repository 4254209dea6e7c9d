import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { type Visit, visitOf } from '@/site/visit'

const db = await freshDatabase()
process.env.SUPPORT_EMAIL = 'desk@example.com'
const support = {
  ...(await import('@/server/support/contact')),
  ...(await import('@/server/support/uninstall')),
}

const visitAt = (at: string): Visit =>
  visitOf({
    at: Date.parse(at),
    site: 'com',
    locale: 'de',
    origin: 'http://localhost',
    path: '/de/contact',
    loggedIn: false,
  })
const TODAY = visitAt('2026-11-20T12:00:00Z')

const written = {
  name: 'Mika',
  email: 'mika@example.com',
  message: 'My key has not arrived, although I paid two days ago.',
}

async function emails(kind: string) {
  const { rows } = await db.query(
    `select "to", subject, text, state from emails where kind = $1 order by created_at, id`,
    [kind],
  )
  return rows
}

test('a message lies in the outbox for the support desk, with who wrote it, in which language, and every word', async () => {
  expect(await support.writeContact(written, TODAY, '198.51.100.1')).toBeNull()
  const [email] = await emails('contact')
  expect(email).toMatchObject({ to: 'desk@example.com', subject: 'Contact form: Mika' })
  for (const words of ['mika@example.com', 'Deutsch (com)', written.message])
    expect(email.text).toContain(words)
})

test('a form that is sent twice is one email; on another day it is another', async () => {
  const before = await emails('contact')
  await support.writeContact(written, TODAY, '198.51.100.1')
  expect(await emails('contact')).toHaveLength(before.length)
  await support.writeContact(written, visitAt('2026-11-21T12:00:00Z'), '198.51.100.1')
  expect(await emails('contact')).toHaveLength(before.length + 1)
})

test.each([
  [{ name: ' ' }, { name: 'empty' }],
  [{ name: 'x'.repeat(81) }, { name: 'value' }],
  [{ email: '' }, { email: 'empty' }],
  [{ email: 'mika@' }, { email: 'value' }],
  [{ message: '' }, { message: 'empty' }],
  [{ message: `  ${'x'.repeat(19)}  ` }, { message: 'value' }],
  [{ message: 'x'.repeat(5_001) }, { message: 'long' }],
  [
    { name: '', message: 'short' },
    { name: 'empty', message: 'value' },
  ],
])('with %j the form comes back with %j, and nothing is stored', async (change, problems) => {
  const before = await emails('contact')
  const answer = await support.writeContact({ ...written, ...change }, TODAY, '198.51.100.2')
  expect(answer).toEqual({ problems })
  expect(await emails('contact')).toHaveLength(before.length)
})

test('a message of twenty characters is long enough', async () => {
  const message = 'x'.repeat(20)
  expect(await support.writeContact({ ...written, message }, TODAY, '198.51.100.2')).toBeNull()
})

test('a name cannot begin another header of the email', async () => {
  await support.writeContact({ ...written, name: 'Mika\r\nBcc: all@example.com' }, TODAY, '198.51.100.3')
  const subjects = (await emails('contact')).map(({ subject }) => subject)
  expect(subjects).toContain('Contact form: Mika Bcc: all@example.com')
})

test('a network writes ten messages in a quarter of an hour, and then has to wait', async () => {
  const write = (count: number) =>
    support.writeContact({ ...written, message: `${written.message} ${count}` }, TODAY, '198.51.100.9')
  for (let count = 1; count <= 10; count += 1) expect(await write(count)).toBeNull()
  expect(await write(11)).toEqual({ tooMany: true })
  expect(await support.writeContact(written, TODAY, '198.51.100.10')).toBeNull()
})

test('why an application was removed is told to the desk, each time anew, with what the application said of itself', async () => {
  const form = { reason: 'too_slow', text: 'Two hours for one film.', app: 'video_win', version: '3.2.0' }
  expect(await support.writeUninstall(form, '198.51.100.4')).toBeNull()
  expect(await support.writeUninstall(form, '198.51.100.4')).toBeNull()
  const stored = await emails('uninstall')
  expect(stored).toHaveLength(2)
  expect(stored[0].subject).toBe('Uninstalled: It was too slow')
  expect(stored[0].text).toContain('video_win 3.2.0')
  expect(stored[0].text).toContain('Two hours for one film.')
})

test('a reason that is none of ours is asked for again', async () => {
  const form = { reason: 'because', text: '', app: '', version: '' }
  expect(await support.writeUninstall(form, '198.51.100.5')).toEqual({ problems: { reason: 'empty' } })
})
