import { openCalls } from '@tests/support/calls'
import { signedInCustomer } from '@tests/support/customer'
import { openMailbox } from '@tests/support/mailbox'
import { emailsTo } from '@tests/support/outbox'
import { PIXEL } from '@tests/support/pixel'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, expect, test } from 'vitest'
import type { Customer } from '@/server/sessions/customer'
import { openCms } from '../../../scripts/shop/cms'

const DESK = 'support@desk.example.com'
const AT = Date.UTC(2026, 10, 20, 12)
const QUESTION = 'Where do I find the key of my licence?'

const out = await openMailbox()
Object.assign(process.env, { SUPPORT_EMAIL: DESK, SUPPORT_MAIL_PORT: '2525', SMTP_URL: out.url })
const shop = await openCalls()
const support = {
  ...(await import('@/server/support/tickets')),
  ...(await import('@/server/support/thread')),
}
const { openSupportMail } = await import('@/server/support/mail/listener')
const listener = await openSupportMail(0)
const address = listener.server.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(async () => {
  await new Promise<void>(resolve => listener.close(resolve))
  await out.close()
})

/** Sends an email as a mail server does; what was answered, in words and code. */
async function post(email: SendMailOptions): Promise<string> {
  const client = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
  try {
    return (await client.sendMail({ subject: 'Re: Our answer', ...email })).response
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    client.close()
  }
}

async function answerAs(author: 'support', number: string, text: string): Promise<void> {
  const payload = await openCms()
  const { docs } = await payload.find({ collection: 'tickets', where: { number: { equals: number } } })
  await payload.create({ collection: 'ticket-messages', data: { ticket: docs[0]?.id ?? '', author, text } })
}

/** Sends what waits in the outbox, and gives the email of a kind that arrived at an address last. */
async function arrived(to: string, subject: string) {
  const { sendEmail } = await import('@/server/emails/send')
  const { rows } = await shop.db.query<{ id: string }>(
    `select id from emails where state = 'queued' and "to" = $1 order by created_at`,
    [to],
  )
  for (const { id } of rows) await sendEmail(id)
  const email = out.emails.findLast(
    each => !Array.isArray(each.to) && each.to?.text === to && each.subject?.includes(subject),
  )
  const reply = email?.replyTo?.value[0]?.address ?? ''
  return { email, reply }
}

/** A customer with a question that support has answered, and the address at which they answer by mail. */
async function answered(email: string, locale = 'en') {
  const who = await signedInCustomer(shop, email, locale)
  await support.openTicket({ customer: who, at: AT }, { topic: 'licence', message: QUESTION })
  const number = (await support.ticketsOf(who.id))[0]?.number ?? ''
  await answerAs('support', number, 'It is in your account.')
  return { who, number, ...(await arrived(email, number)) }
}

const threadOf = async ({ id }: Customer) => (await support.ticketsOf(id))[0]

test('an answer comes with the ticket’s number and an address; what is sent there joins the thread and goes to the desk', async () => {
  const { who, number, email, reply } = await answered('both-ways@example.com')
  expect(email?.subject).toContain(number)
  expect(email?.text).toContain('##- Please write your answer above this line -##')
  expect(reply).toMatch(/^support\+c-[0-9a-z]{8}-[0-9a-f]{20}@desk\.example\.com$/)

  const text = `Thank you!\n\nOn Fri, Nov 20, 2026 Tidemark <${reply}> wrote:\n\n> ${email?.text?.replaceAll('\n', '\n> ')}`
  const files = [{ filename: '../../shot.exe', content: PIXEL }]
  expect(await post({ from: who.email, to: reply, text, attachments: files })).toContain('250')
  expect(await threadOf(who)).toMatchObject({
    state: 'open',
    messages: [
      { author: 'customer' },
      { author: 'support' },
      { author: 'customer', text: 'Thank you!', files: [{ name: 'shot.png' }] },
    ],
  })

  const told = await arrived(DESK, number)
  expect(told.email?.text).toContain('Thank you!')
  expect(told.email?.attachments.map(({ filename }) => filename)).toEqual(['shot.png'])
  expect(told.reply).toMatch(/^support\+s-/)
  expect(await post({ from: DESK, to: told.reply, text: 'You are welcome.' })).toContain('250')
  expect((await threadOf(who))?.messages.at(-1)).toMatchObject({
    author: 'support',
    text: 'You are welcome.',
  })
  expect((await threadOf(who))?.state).toBe('answered')
  expect((await arrived(who.email, number)).email?.text).toContain('You are welcome.')
})

test('an email that arrives twice, and ten times at once, is one message', async () => {
  const { who, reply } = await answered('again@example.com')
  const email = { from: who.email, to: reply, text: 'Only once, please.', messageId: '<one@example.com>' }
  const sent = await Promise.all(Array.from({ length: 10 }, () => post(email)))
  expect(sent.filter(each => each.startsWith('250')).length).toBeGreaterThan(0)
  expect(await post(email)).toContain('250')
  expect((await threadOf(who))?.messages).toHaveLength(3)
})

test('nobody but the customer writes at the customer’s address, and nobody but the desk at the desk’s', async () => {
  const { who, number, reply } = await answered('mine@example.com')
  const desk = (await arrived(DESK, number)).reply
  for (const from of ['stranger@example.com', DESK])
    expect(await post({ from, to: reply, text: 'Let me in.' })).toContain('550')
  const forged = { from: 'stranger@example.com', sender: who.email, to: reply, text: 'Let me in.' }
  expect(await post(forged)).toContain('550')
  const both = { from: [who.email, 'stranger@example.com'].join(', '), to: reply, text: 'Let us in.' }
  expect(await post(both)).toContain('550')
  expect(await post({ from: who.email, to: desk, text: 'I am the desk.' })).toContain('550')
  expect((await threadOf(who))?.messages).toHaveLength(2)
})

test('a member of support answers by mail under their own address, and a writer does not', async () => {
  const { who, number } = await answered('asks-staff@example.com')
  const desk = (await arrived(DESK, number)).reply
  const payload = await openCms()
  for (const role of ['support', 'writer'] as const)
    await payload.create({
      collection: 'users',
      data: { email: `${role}-mail@staff.test`, password: 'a-long-password', role },
    })
  expect(await post({ from: 'writer-mail@staff.test', to: desk, text: 'Hello.' })).toContain('550')
  expect(await post({ from: 'Support-Mail@staff.test', to: desk, text: 'Hello from support.' })).toContain(
    '250',
  )
  expect((await threadOf(who))?.messages.at(-1)).toMatchObject({
    author: 'support',
    text: 'Hello from support.',
  })
})

test('an address without our signature is no address, whatever else is right about it', async () => {
  const { who, reply } = await answered('signed@example.com')
  const { who: other, reply: theirs } = await answered('theirs@example.com')
  const [, mine = ''] = /-([0-9a-f]{20})@/.exec(reply) ?? []
  for (const to of [
    DESK,
    reply.replace(mine, '0'.repeat(20)),
    reply.replace('+c-', '+s-'),
    theirs.replace(/-[0-9a-f]{20}@/, `-${mine}@`),
    reply.replace('@desk.', '@other.'),
    'root@localhost',
  ])
    expect(await post({ from: who.email, to, text: 'Let me in.' }), to).toContain('550')
  expect((await threadOf(who))?.messages).toHaveLength(2)
  expect((await threadOf(other))?.messages).toHaveLength(2)
  expect(await post({ from: who.email, to: reply.toUpperCase(), text: 'In capitals.' })).toContain('250')
})

test('what programs write is taken and dropped: absence notes, lists and emails that came back', async () => {
  const { who, reply } = await answered('away@example.com')
  const automatic: SendMailOptions[] = [
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { Precedence: 'bulk' } },
    { headers: { 'X-Autoreply': 'yes' } },
    { headers: { 'List-Id': 'News of others <news.example.com>' } },
    { envelope: { from: '', to: reply } },
  ]
  for (const email of automatic)
    expect(await post({ from: who.email, to: reply, text: 'I am away.', ...email })).toContain('250')
  expect(await post({ from: 'MAILER-DAEMON@example.com', to: reply, text: 'It came back.' })).toContain('250')
  expect((await threadOf(who))?.messages).toHaveLength(2)
})

test('an email in HTML alone is read as text, and nothing in it is more than text', async () => {
  const { who, reply } = await answered('html@example.com')
  const html = `<style>p{color:red}</style><p>It says <b>error&nbsp;7</b> &lt;script&gt;alert(1)&lt;/script&gt;.</p>
    <script>alert(2)</script><ul><li>one</li></ul><blockquote>##- Please -##<p>old</p></blockquote>`
  expect(await post({ from: who.email, to: reply, html })).toContain('250')
  const text = (await threadOf(who))?.messages.at(-1)?.text ?? ''
  expect(text).toContain('It says error\u00a07 <script>alert(1)</script>.')
  expect(text).toContain('one')
  for (const hidden of ['alert(2)', 'color:red', 'old', '##-']) expect(text).not.toContain(hidden)
  const told = (await emailsTo(shop.db, DESK)).findLast(({ kind }) => kind === 'ticket')
  expect(told?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(told?.html).not.toContain('<script>')
})

test('attachments that may not be kept are left out, and the thread says so in the customer’s language', async () => {
  const { who, reply } = await answered('anhang@example.com', 'de')
  const attachments = [
    { filename: 'setup.exe', content: Buffer.from('MZ\0\0\0') },
    ...Array.from({ length: 4 }, (_, each) => ({ filename: `${each}.png`, content: PIXEL })),
  ]
  expect(await post({ from: who.email, to: reply, text: 'Siehe Anhang.', attachments })).toContain('250')
  const last = (await threadOf(who))?.messages.at(-1)
  expect(last?.files.map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png'])
  expect(last?.text).toMatch(/^Siehe Anhang\.\n\n\(2 Anhänge wurden weggelassen: /)
})

test('too large, empty and too many emails are turned away, and one goes to one ticket', async () => {
  const { who, reply } = await answered('limits@example.com')
  const { reply: other } = await answered('limits-2@example.com')
  const large = [{ filename: 'large.bin', content: Buffer.alloc(14 * 1024 * 1024, 1) }]
  expect(await post({ from: who.email, to: reply, text: 'Large.', attachments: large })).toMatch(/552|size/)
  expect(await post({ from: who.email, to: reply, text: ' \n ' })).toContain('550')
  expect(await post({ from: who.email, to: [reply, other], text: 'To both.' })).toContain('250')
  expect((await support.ticketsOf(who.id))[0]?.messages).toHaveLength(3)
  for (let each = 0; each < 8; each += 1)
    expect(await post({ from: who.email, to: reply, text: `Email ${each}` })).toContain('250')
  expect(await post({ from: who.email, to: reply, text: 'One too many' })).toContain('450')
})

test('a long email is cut and a reply opens a closed ticket again', async () => {
  const { who, number, reply } = await answered('long@example.com')
  await shop.db.query(`update tickets set state = 'closed' where number = $1`, [number])
  expect(await post({ from: who.email, to: reply, text: 'word '.repeat(5_000) })).toContain('250')
  const ticket = await threadOf(who)
  expect(ticket?.state).toBe('open')
  expect(ticket?.messages.at(-1)?.text).toHaveLength(5_000)
})
