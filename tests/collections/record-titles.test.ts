import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { buyAs, newOwner } from '@tests/support/owner-orders'
import { openStaffDoors } from '@tests/support/staff-doors'
import { createLocalReq } from 'payload'
import { expect, test, vi } from 'vitest'

const db = await freshDatabase()
const { payload, ask } = await openStaffDoors()
const { subjectOf } = await import('@/collections/admin/support/email-subject')

const owner = await newOwner(db)
const order = await buyAs(owner, 'netflix_downloader')
const [licence] = (await db.query('select id from licences where email = $1', [owner.email])).rows
const [bought] = (await db.query('select id from orders where number = $1', [order.number])).rows
const title = `Netflix Downloader · Lifetime, 1 PC · ${owner.email}`

const docsOf = async (role: 'support' | 'marketer', path: string) =>
  JSON.parse((await ask(role, path)).text).docs

test('a licence is called by product, plan and owner, in lists, pickers and relations, and found by the email', async () => {
  const found = `/licences?where[email][equals]=${encodeURIComponent(owner.email)}`
  for (const asked of ['', '&select[title]=true'])
    expect(await docsOf('support', found + asked)).toMatchObject([{ title }])
  const device = { licence: licence.id, device_hash: 'h', name: 'Kim’s laptop', os: 'win' } as const
  await payload.create({
    collection: 'devices',
    data: { ...device, bound_at: '2026-11-01', last_seen_at: '2026-11-01', by_support: false },
  })
  // A form asks two levels deep, where the order line of the licence brings the same product.
  for (const depth of [1, 2, 4])
    expect(await docsOf('support', `/devices?depth=${depth}`)).toMatchObject([{ licence: { title } }])
  for (const asked of ['?depth=0', '?depth=2', '?select[title]=true'])
    expect(await docsOf('support', `/devices${asked}`)).toMatchObject([{ title: `Kim’s laptop · ${title}` }])
})

test('the rows of a list share one read of what they are called by', async () => {
  const others = [await newOwner(db), await newOwner(db)]
  for (const other of others) {
    await buyAs(other, 'netflix_downloader')
    const [its] = (await db.query('select id from licences where email = $1', [other.email])).rows
    const device = { licence: its.id, device_hash: other.email, name: 'Shared', os: 'win' } as const
    const data = { ...device, bound_at: '2026-11-02', last_seen_at: '2026-11-02', by_support: false }
    await payload.create({ collection: 'devices', data })
  }
  const reads = vi.spyOn(payload.db, 'find')
  const docs = await docsOf('support', '/devices?depth=0&where[name][equals]=Shared')
  const ofLicences = reads.mock.calls.filter(([{ collection }]) => collection === 'licences')
  reads.mockRestore()
  const titles = docs.map((doc: { title: string }) => doc.title)
  expect(titles.toSorted()).toEqual(
    others.map(({ email }) => `Shared · Netflix Downloader · Lifetime, 1 PC · ${email}`).toSorted(),
  )
  expect(ofLicences).toHaveLength(1)
})

test('who must not read customers is told no address by the title of a licence', async () => {
  await payload.create({
    collection: 'cancel-feedback',
    data: { reason: 'other', licence: licence.id, customer: owner.id },
  })
  const { status, text } = await ask('marketer', '/cancel-feedback?depth=3')
  expect({ status, told: text.includes(owner.email) }).toEqual({ status: 200, told: false })
  expect((await ask('marketer', '/licences')).status).toBe(403)
  for (const sort of ['licence.title', '-licence.title', 'reason,licence__title'])
    expect(await ask('marketer', `/cancel-feedback?sort=${sort}`)).toMatchObject({ status: 403 })
  expect(await ask('marketer', '/cancel-feedback?sort=-createdAt')).toMatchObject({ status: 200 })
})

test('a sign-in is called by person, browser and moment', async () => {
  const data = { customer: owner.id, device: 'Firefox, Windows', createdAt: '2026-11-24T09:00:00.000Z' }
  const made = await payload.create({ collection: 'sign-ins', data })
  expect(made.title).toBe(`${owner.email} · Firefox, Windows · 24 Nov 2026, 09:00 UTC`)
  const rows = await docsOf('support', '/sign-ins?select[title]=true')
  expect(rows).toMatchObject([{ title: made.title }])
})

test('an event of a payment is called by what it tells, the payment provider, its order and the moment', async () => {
  const data = { provider: 'stripe', type: 'paid', payload: { amount: 1 } } as const
  const made = { ...data, createdAt: '2026-11-24T09:00:00.000Z' }
  await payload.create({ collection: 'payment-events', data: { ...made, event_id: 'evt_1' } })
  await payload.create({
    collection: 'payment-events',
    data: { ...made, event_id: 'evt_2', order: bought.id },
  })
  for (const select of ['&depth=0', '&depth=2', '&select[title]=true']) {
    const titleOf = (event: string) =>
      docsOf('support', `/payment-events?where[event_id][equals]=${event}${select}`)
    expect(await titleOf('evt_1')).toMatchObject([{ title: 'Paid · Stripe · 24 Nov 2026, 09:00 UTC' }])
    const title = `Paid · Stripe · ${order.number} · 24 Nov 2026, 09:00 UTC`
    expect(await titleOf('evt_2')).toMatchObject([{ title }])
  }
})

test('messages and notes of tickets are called by their first words', async () => {
  const text =
    'My new computer does not know the licence that I bought last year.\n\nIt says: too many devices.'
  const ticket = await payload.create({
    collection: 'tickets',
    data: { number: 'T-8', customer: owner.id, topic: 'licence', state: 'open' },
  })
  const data = { ticket: ticket.id, text }
  await payload.create({ collection: 'ticket-messages', data: { ...data, author: 'customer' } })
  await payload.create({ collection: 'ticket-notes', data: { ...data, staff: 'support@staff.test' } })
  for (const list of ['ticket-messages', 'ticket-notes'])
    for (const select of ['', '&select[title]=true', '&where[title][contains]=last year'])
      expect(await docsOf('support', `/${list}?limit=1${select}`)).toMatchObject([
        { title: 'My new computer does not know the licence that I bought last…' },
      ])
})

const subjectFor = async (role: 'support' | 'marketer', reason: string) => {
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: role } } })
  const user = docs[0] && { ...docs[0], collection: 'users' as const }
  return (await subjectOf(reason, await createLocalReq({ user }, payload)))?.title
}

test('an email names what it is about: the order, the licence, the ticket of an answer', async () => {
  expect(await subjectFor('support', `licences:${bought.id}`)).toBe(order.number)
  expect(await subjectFor('support', `reissued:${licence.id}:hash`)).toBe(title)
  const ticket = await payload.create({
    collection: 'tickets',
    data: { number: 'T-9', customer: owner.id, topic: 'other', state: 'open' },
  })
  const { id } = await payload.create({
    collection: 'ticket-messages',
    data: { ticket: ticket.id, text: 'Hello', author: 'customer' },
  })
  expect(await subjectFor('support', `answer:${id}`)).toBe('T-9')
})

test('one about something gone, or about nothing of the admin, names nothing', async () => {
  expect(await subjectFor('support', `licences:${randomUUID()}`)).toBeUndefined()
  expect(await subjectFor('support', 'licences:no-id')).toBeUndefined()
  expect(await subjectFor('support', 'reset:hash')).toBeUndefined()
})

test('no list waits for itself, however deep it is asked for', async () => {
  const lists = payload.config.collections.filter(({ endpoints }) => endpoints !== false)
  const asked = lists.flatMap(({ slug }) => [2, 4].map(depth => `/${slug}?depth=${depth}&limit=5`))
  for (const path of asked) expect([200, 403], path).toContain((await ask('admin', path)).status)
})
