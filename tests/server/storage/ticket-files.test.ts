import { existsSync } from 'node:fs'
import { ORIGIN, openCalls } from '@tests/support/calls'
import { signedInCustomer } from '@tests/support/customer'
import { PIXEL } from '@tests/support/pixel'
import { expect, test, vi } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

const shop = await openCalls()
const support = {
  ...(await import('@/server/support/answer-file')),
  ...(await import('@/server/support/tickets')),
  ...(await import('@/server/support/thread')),
}

const AT = Date.UTC(2026, 10, 20, 12)
const QUESTION = 'The picture shows what I see when I start it.'
const picture = { name: '../my screen.png', bytes: PIXEL }

const fetchFile = (id: string, token?: string) =>
  support.answerTicketFile(
    new Request(`${ORIGIN}/order/ticket-file/${id}`, { headers: token ? { cookie: `token=${token}` } : {} }),
    id,
  )

const stored = async () =>
  (await shop.db.query<{ count: number }>('select count(*)::int from ticket_attachments')).rows[0]?.count ?? 0

test('a picture goes with a question, and its customer alone gets it back, to be stored and not opened', async () => {
  const [who, other] = [
    await signedInCustomer(shop, 'shows@example.com'),
    await signedInCustomer(shop, 'spies@example.com'),
  ]
  const asked = { topic: 'application', message: QUESTION, files: [picture] }
  expect(await support.openTicket({ customer: who, at: AT }, asked)).toBeNull()
  const [ticket] = await support.ticketsOf(who.id)
  const file = ticket?.messages[0]?.files[0]
  expect(file).toMatchObject({ name: 'my screen.png', size: PIXEL.length })

  const id = file?.id ?? ''
  const answer = await fetchFile(id, who.token)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PIXEL)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="my screen.png"; filename*=UTF-8''my%20screen.png`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  for (const refused of [
    await fetchFile(id),
    await fetchFile(id, other.token),
    await fetchFile('no-such-id', who.token),
    await fetchFile("' or 1=1 --", who.token),
  ])
    expect(refused.status).toBe(404)
})

test('the email to the desk brings the files along, and the form sent twice leaves one of each', async () => {
  const who = await signedInCustomer(shop, 'double@example.com')
  const before = await stored()
  const ask = () =>
    support.openTicket(
      { customer: who, at: AT },
      { topic: 'other', message: QUESTION, files: [picture, picture] },
    )
  await Promise.all([ask(), ask(), ask()])
  const [ticket, ...others] = await support.ticketsOf(who.id)
  expect(others).toEqual([])
  expect(ticket?.messages[0]?.files).toHaveLength(2)
  expect(await stored()).toBe(before + 2)

  const { attachmentsOf } = await import('@/server/emails/attachments')
  const { rows } = await shop.db.query<{ receipt_id: null; message_id: string }>(
    `select receipt_id, message_id from emails where kind = 'ticket' and subject like $1`,
    [`%${ticket?.number}%`],
  )
  const [email] = rows
  const enclosed = email ? await attachmentsOf(email) : []
  expect(enclosed.map(({ filename, content }) => [filename, content.equals(PIXEL)])).toEqual([
    ['my screen.png', true],
    ['my screen.png', true],
  ])
})

test('what may not be attached leaves no trace, and a reply takes files too', async () => {
  const who = await signedInCustomer(shop, 'tries@example.com')
  const asking = { customer: who, at: AT }
  const before = await stored()
  const program = { name: 'setup.exe', bytes: Buffer.from('MZ\0\0\0') }
  const asked = { topic: 'other', message: QUESTION, files: [program] }
  expect(await support.openTicket(asking, asked)).toEqual({ problems: { files: 'type' } })
  expect(await support.openTicket(asking, { ...asked, files: Array(4).fill(picture) })).toEqual({
    problems: { files: 'count' },
  })
  expect(
    await support.addMessage(asking, { number: 'T-NONE-NONE', message: QUESTION, files: [picture] }),
  ).toBe('not_found')
  expect(await support.ticketsOf(who.id)).toEqual([])
  expect(await stored()).toBe(before)

  await support.openTicket(asking, { topic: 'other', message: QUESTION })
  const number = (await support.ticketsOf(who.id))[0]?.number ?? ''
  await support.addMessage(asking, { number, message: `${QUESTION} Here it is.`, files: [picture] })
  expect((await support.ticketsOf(who.id))[0]?.messages[1]?.files).toHaveLength(1)
})

test('support attaches files by the same rules, reads them by its login, and nobody else does', async () => {
  const payload = await openCms()
  const user = await payload.create({
    collection: 'users',
    data: { email: 'files@staff.test', password: 'a-long-password', role: 'support' },
  })
  const acting = { user: { ...user, collection: 'users' as const }, overrideAccess: false }
  const upload = (name: string, data: Buffer, mimetype: string) =>
    payload.create({
      collection: 'ticket-attachments',
      data: {},
      file: { name, data, mimetype, size: data.length },
      ...acting,
    })
  const guide = await upload('how to.png', PIXEL, 'image/png')
  expect(guide).toMatchObject({ name: 'how to.png', mimeType: 'image/png' })
  expect(guide.filename).not.toContain('how')
  await expect(upload('how.png', Buffer.from('MZ\0\0\0'), 'image/png')).rejects.toThrow()
  await expect(payload.find({ collection: 'ticket-attachments', overrideAccess: false })).rejects.toThrow()
})

test('files lie on the disk as long as the message that they belong to is stored', async () => {
  const { withFiles } = await import('@/server/storage/ticket-files')
  const files = [{ name: 'a.png', type: 'image/png' as const, bytes: PIXEL }]
  const put = async (isKept: boolean, fails = false) => {
    let place = ''
    const putting = withFiles(files, async ([name]) => {
      place = `.data/tickets/${name}`
      expect(existsSync(place)).toBe(true)
      if (fails) throw new Error('the database is gone')
      return { isKept, result: null }
    })
    if (fails) await expect(putting).rejects.toThrow('the database is gone')
    else await putting
    return existsSync(place)
  }
  expect(await put(true)).toBe(true)
  expect(await put(false)).toBe(false)
  expect(await put(true, true)).toBe(false)
})

test('of files of which one cannot be stored, none is left, though another was written last', async () => {
  const { withFiles } = await import('@/server/storage/ticket-files')
  const stores = await import('@/server/storage/stores')
  const disk = stores.ticketStore()
  const written: string[] = []
  let refused = () => {}
  const isRefused = new Promise<void>(resolve => {
    refused = resolve
  })
  const write = async (name: string, bytes: Buffer) => {
    if (bytes.length === 0) {
      refused()
      throw new Error('the disk is full')
    }
    await isRefused
    await disk.write(name, bytes)
    written.push(name)
  }
  vi.spyOn(stores, 'ticketStore').mockReturnValue({ ...disk, write })
  const files = [PIXEL, Buffer.alloc(0)].map(bytes => ({ name: 'a.png', type: 'image/png' as const, bytes }))
  await expect(withFiles(files, () => Promise.reject(new Error('not reached')))).rejects.toThrow(
    'the disk is full',
  )
  expect(written).toHaveLength(1)
  expect(existsSync(`.data/tickets/${written[0]}`)).toBe(false)
})
