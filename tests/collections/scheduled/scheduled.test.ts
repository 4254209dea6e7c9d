import { freshDatabase } from '@tests/support/database'
import { guestRequest, guestVisit } from '@tests/support/guest'
import { openStaffDoors, STAFF_ROLES } from '@tests/support/staff-doors'
import { createLocalReq } from 'payload'
import { expect, test, vi } from 'vitest'

vi.mock('next/headers', () => guestRequest())

const db = await freshDatabase()
const { payload, ask, ids } = await openStaffDoors()
const { publishDue } = await import('@/server/publishing/due')
const { refusedPublishings, scheduledFor } = await import('@/server/publishing/scheduled')
const { weeksFor } = await import('@/collections/admin/calendar/weeks-for')
const { writingData, writingInWords } = await import('@/collections/admin/home/writing-data')
const { article } = await import('@/server/content/articles')

const at = Date.parse('2026-11-25T12:00:00Z')
const body = {
  root: {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', text: 'words', version: 1 }], version: 1 }],
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
  },
}
const { rows: authors } = await db.query<{ id: string }>('select id from authors order by key limit 1')
let number = 870_000

async function draftOf(title: string): Promise<{ id: string; number: number }> {
  number += 1
  const { id } = await payload.create({
    collection: 'articles',
    locale: 'en',
    data: {
      ...{ number, title, body, author: authors[0]?.id ?? '' },
      published_at: '2026-01-01T00:00:00.000Z',
      _status: 'draft',
    },
  })
  return { id, number }
}

type Asked = {
  type?: 'publish' | 'unpublish'
  locale?: string
  by?: (typeof STAFF_ROLES)[number]
  when?: number
}

/** What Payload's window does on the server. */
async function schedule(id: string, { type = 'publish', locale, by = 'writer', when = at }: Asked = {}) {
  const user = { relationTo: 'users' as const, value: ids.get(by) ?? '' }
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, locale, doc: { relationTo: 'articles', value: id }, user },
    waitUntil: new Date(when),
  })
}

const titleOf = async (shown: number, locale: 'en' | 'de' = 'en') =>
  (await article(guestVisit(locale, 'com', at), shown))?.title
const isLeft = async (id: string) => (await scheduledFor('articles', id)).length > 0

test('an article is published at its instant, not before, and is scheduled no more', async () => {
  const { id, number } = await draftOf('soon')
  await schedule(id)
  await publishDue(at - 1)
  expect([await titleOf(number), await isLeft(id)]).toEqual([undefined, true])
  await publishDue(at)
  expect([await titleOf(number), await isLeft(id)]).toEqual(['soon', false])
})

test('several processes publish it once, under the name of who scheduled it', async () => {
  const { id } = await draftOf('once')
  await schedule(id)
  await Promise.all([publishDue(at), publishDue(at), publishDue(at)])
  const { rows } = await db.query<{ by: string }>(
    `select version_changed_by as by from _articles_v where parent_id = $1 and version__status = 'published'`,
    [id],
  )
  expect(rows).toEqual([{ by: 'writer@staff.test' }])
})

test('one language is published alone, and all are taken back', async () => {
  const { id, number } = await draftOf('english')
  await payload.update({
    collection: 'articles',
    id,
    locale: 'de',
    draft: true,
    data: { title: 'deutsch', body },
  })
  await schedule(id, { locale: 'en' })
  await publishDue(at)
  expect([await titleOf(number), await titleOf(number, 'de')]).toEqual(['english', undefined])
  await schedule(id, { type: 'unpublish' })
  await publishDue(at)
  expect(await titleOf(number)).toBeUndefined()
})

test('what cannot be published says why, until somebody cancels it', async () => {
  const { id } = await draftOf('lacks its date')
  await db.query('update articles set published_at = null where id = $1', [id])
  await db.query('update _articles_v set version_published_at = null where parent_id = $1', [id])
  await schedule(id)
  await publishDue(at)
  const [refused] = await refusedPublishings(['articles'], 10)
  expect(refused).toMatchObject({
    document: id,
    title: 'lacks its date',
    refusal: expect.stringMatching(/Published/),
  })
  await publishDue(at + 1)
  expect(await refusedPublishings(['articles'], 10)).toHaveLength(1)
  expect((await ask('writer', `/cancel-scheduled/${refused?.id}`, { method: 'POST' })).status).toBe(200)
  expect(await refusedPublishings(['articles'], 10)).toEqual([])
})

test('a scheduled offer rule is called by its label, as its draft is', async () => {
  const rules = await payload.find({ collection: 'offer-rules', locale: 'en', limit: 1 })
  const rule = rules.docs[0]
  const doc = { relationTo: 'offer-rules' as const, value: rule?.id ?? '' }
  const waitUntil = new Date(at + 86_400_000)
  const user = { relationTo: 'users' as const, value: ids.get('marketer') ?? '' }
  await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc, user }, waitUntil })
  expect(await scheduledFor('offer-rules', doc.value)).toMatchObject([{ title: rule?.label }])
})

test('in the calendar and on the first page a page of a product is called by the product, a rule by its words', async () => {
  const later = Date.parse('2027-02-03T09:00:00Z')
  const [user] = (await payload.find({ collection: 'users', where: { role: { equals: 'marketer' } } })).docs
  const by = { relationTo: 'users' as const, value: user?.id ?? '' }
  const [copy] = (
    await payload.find({ collection: 'product-copy', where: { route: { equals: 'netflix_downloader' } } })
  ).docs
  const rules = { collection: 'offer-rules', where: { key: { equals: 'offer-4-pro' } } } as const
  const [rule] = (await payload.find(rules)).docs
  for (const doc of [
    { relationTo: 'product-copy' as const, value: copy?.id ?? '' },
    { relationTo: 'offer-rules' as const, value: rule?.id ?? '' },
  ])
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc, user: by },
      waitUntil: new Date(later),
    })
  const titles = ['Netflix Downloader', 'Difference to 3 computers → All products · for 3 computers']
  const req = await createLocalReq({ user: user && { ...user, collection: 'users' } }, payload)
  const weeks = await weeksFor(req, { view: 'week', day: '2027-02-03', zone: 'UTC' })
  const entries = weeks.flatMap(({ days }) => days.flatMap(day => day.entries.map(({ title }) => title)))
  expect(entries.toSorted()).toEqual(titles.toSorted())
  await db.query(`update payload_jobs set has_error = true where wait_until = $1`, [new Date(later)])
  const { refused } = await writingInWords(req, await writingData({ role: 'marketer' }, at))
  expect(refused.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  await db.query('delete from payload_jobs where wait_until = $1', [new Date(later)])
})

test('whoever may not publish it any more does not publish it later either', async () => {
  const { id, number } = await draftOf('not theirs')
  await schedule(id)
  await payload.update({ collection: 'users', id: ids.get('writer') ?? '', data: { role: 'support' } })
  await publishDue(at)
  expect(await titleOf(number)).toBeUndefined()
  expect(await refusedPublishings(['articles'], 10)).toMatchObject([
    { document: id, refusal: 'Whoever scheduled it may no longer publish it.' },
  ])
  await payload.update({ collection: 'users', id: ids.get('writer') ?? '', data: { role: 'writer' } })
})

test.each([
  ['admin', true],
  ['marketer', true],
  ['writer', true],
  ['support', false],
] as const)('%s schedules an article: %s', async (by, may) => {
  const { id } = await draftOf(by)
  const isDone = await schedule(id, { by, when: at + 86_400_000 }).then(
    () => true,
    () => false,
  )
  expect([isDone, await isLeft(id)]).toEqual([may, may])
})

test('only who may publish it cancels it, by Payload’s window or by the button', async () => {
  const { id } = await draftOf('to cancel')
  await schedule(id, { when: at + 86_400_000 })
  const [job] = await scheduledFor('articles', id)
  const user = await payload.findByID({ collection: 'users', id: ids.get('support') ?? '' })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const where = { id: { equals: job?.id } }
  const { errors } = await payload.delete({ collection: 'payload-jobs', where, req })
  expect(errors).toHaveLength(1)
  const cancel = (role: 'visitor' | 'support' | 'marketer') =>
    ask(role, `/cancel-scheduled/${job?.id}`, { method: 'POST' })
  expect([(await cancel('visitor')).status, (await cancel('support')).status]).toEqual([403, 403])
  expect(await isLeft(id)).toBe(true)
  expect((await cancel('marketer')).status).toBe(200)
  expect((await cancel('marketer')).status).toBe(404)
  expect(await isLeft(id)).toBe(false)
})

test('what goes into the trash is scheduled no more', async () => {
  const { id } = await draftOf('away')
  await schedule(id, { when: at + 86_400_000 })
  await payload.update({ collection: 'articles', id, data: { deletedAt: new Date(at).toISOString() } })
  expect(await isLeft(id)).toBe(false)
})

test.each(STAFF_ROLES)('%s does not read, make, run or change jobs by the API', async role => {
  const calls = [
    ask(role, '/payload-jobs'),
    ask(role, '/payload-jobs/run'),
    ask(role, '/payload-jobs', { method: 'POST', body: { taskSlug: 'schedulePublish' } }),
    ask(role, '/payload-jobs?where[id][exists]=true', { method: 'PATCH', body: { waitUntil: null } }),
    ask(role, '/payload-jobs?where[id][exists]=true', { method: 'DELETE' }),
  ]
  for (const answer of await Promise.all(calls)) expect([403, 404, 501]).toContain(answer.status)
})

/** What the form beside the document sends. */
const later = (
  which: { collection?: string; id: string; language: string; at?: string },
  by: 'visitor' | (typeof STAFF_ROLES)[number] = 'writer',
) =>
  ask(by, `/schedule-unpublish/${which.collection ?? 'articles'}/${which.id}`, {
    method: 'POST',
    body: { language: which.language, at: which.at ?? '2099-03-01T09:00', zone: 'Europe/Berlin' },
  })
const NINE_IN_BERLIN = Date.parse('2099-03-01T08:00:00Z')

async function inBothLanguages() {
  const { id, number } = await draftOf('english')
  const data = { title: 'deutsch', body, _status: 'published' as const }
  await payload.update({ collection: 'articles', id, data: { _status: 'published' } })
  await payload.update({ collection: 'articles', id, locale: 'de', data })
  return { id, number }
}

test('one language is taken back alone, at its instant; it is listed until then, and can be cancelled', async () => {
  const { id, number } = await inBothLanguages()
  expect((await later({ id, language: 'de' })).status).toBe(200)
  expect(await scheduledFor('articles', id)).toMatchObject([
    { type: 'unpublish', locale: 'de', at: NINE_IN_BERLIN, refusal: null },
  ])
  await publishDue(NINE_IN_BERLIN - 1)
  expect(await titleOf(number, 'de')).toBe('deutsch')
  await publishDue(NINE_IN_BERLIN)
  expect([await titleOf(number), await titleOf(number, 'de')]).toEqual(['english', undefined])
  expect((await later({ id, language: 'en' })).status).toBe(200)
  const [job] = await scheduledFor('articles', id)
  expect((await ask('writer', `/cancel-scheduled/${job?.id}`, { method: 'POST' })).status).toBe(200)
  expect(await isLeft(id)).toBe(false)
})

test('the last language is not taken back by itself at its instant either, and the list says why', async () => {
  const { id, number } = await inBothLanguages()
  for (const language of ['de', 'en']) expect((await later({ id, language })).status).toBe(200)
  await publishDue(NINE_IN_BERLIN)
  expect([await titleOf(number), await titleOf(number, 'de')].filter(Boolean)).toHaveLength(1)
  expect(await scheduledFor('articles', id)).toMatchObject([
    { refusal: 'Nothing is published in any other language: use Unpublish.' },
  ])
})

test('whoever may not write it any more takes no language back later either', async () => {
  const { id, number } = await inBothLanguages()
  await later({ id, language: 'de' })
  await payload.update({ collection: 'users', id: ids.get('writer') ?? '', data: { role: 'support' } })
  await publishDue(NINE_IN_BERLIN)
  await payload.update({ collection: 'users', id: ids.get('writer') ?? '', data: { role: 'writer' } })
  expect(await titleOf(number, 'de')).toBe('deutsch')
  expect(await scheduledFor('articles', id)).toMatchObject([
    { refusal: 'Whoever scheduled it may no longer publish it.' },
  ])
})

test.each([
  ['visitor', 403],
  ['admin', 200],
  ['marketer', 200],
  ['writer', 200],
  ['support', 403],
] as const)('%s schedules that a language is taken back: %d', async (by, status) => {
  const { id } = await inBothLanguages()
  expect((await later({ id, language: 'de' }, by)).status).toBe(status)
  expect(await isLeft(id)).toBe(status === 200)
})

test.each([
  ['a time that is over', { language: 'de', at: '2020-01-01T00:00' }, /unpublish it now/],
  ['no time', { language: 'de', at: '' }, /Type a date and a time/],
  ['no language', { language: 'tlh' }, /Choose a language/],
  ['the English that others fall back to', { collection: 'pages', language: 'en' }, /fall back to English/],
  ['a kind without languages', { collection: 'coupons', language: 'de' }, /nothing with languages/],
])('%s is refused with a sentence', async (_, asked, sentence) => {
  const { text } = await later({ id: '00000000-0000-4000-8000-000000000000', ...asked })
  expect(text).toMatch(sentence)
})

test('what does not exist is not scheduled', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  expect((await later({ id, language: 'de' })).status).toBe(404)
  expect(await isLeft(id)).toBe(false)
})
