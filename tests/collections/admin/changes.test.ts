import { freshDatabase } from '@tests/support/database'
import { statementsOf } from '@tests/support/statements'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { openCms } from '../../../scripts/shop/cms'

type Role = 'admin' | 'marketer' | 'writer' | 'support'

const db = await freshDatabase()
const payload = await openCms()
const { changesData } = await import('@/collections/admin/changes/changes-data')
const { CHANGED_COLLECTIONS, CHANGED_GLOBALS } = await import('@/server/changes/find-changes')
const { readFilter } = await import('@/collections/admin/changes/asked')
const { whatText } = await import('@/collections/admin/changes/what-text')

const staff = new Map<Role, User & { collection: 'users' }>()
for (const role of ['admin', 'marketer', 'writer', 'support'] as const) {
  const login = { email: `${role}@staff.test`, password: 'a-long-password' }
  staff.set(role, {
    ...(await payload.create({ collection: 'users', data: { ...login, role } })),
    collection: 'users',
  })
}

const asRole = (role: Role) => createLocalReq({ user: staff.get(role) }, payload)

async function listFor(role: Role, asked: Record<string, string> = {}) {
  const data = await changesData(await asRole(role), readFilter(asked))
  if (!data) throw new Error('Nobody is signed in')
  return data
}

const shown = async (role: Role, asked: Record<string, string> = {}) =>
  (await listFor(role, asked)).changes.map(change => [
    change.kind,
    change.title,
    change.person,
    whatText(change),
  ])

async function changeGuide(role: Role, data: { intro: string; _status: 'draft' | 'published' }) {
  const { docs } = await payload.find({ collection: 'guides', limit: 1, sort: 'route' })
  const [guide] = docs
  await payload.update({
    collection: 'guides',
    id: guide?.id ?? '',
    data,
    draft: data._status === 'draft',
    req: await asRole(role),
  })
  return guide
}

test('versions of documents and settings say who made them, the newest first', async () => {
  const guide = await changeGuide('writer', { intro: 'Begin here.', _status: 'draft' })
  await changeGuide('marketer', { intro: 'Begin here now.', _status: 'published' })
  await payload.updateGlobal({ slug: 'housekeeping', data: { sessions: 8 }, req: await asRole('admin') })
  const { docs } = await payload.find({
    collection: 'coupons',
    limit: 1,
    where: { _status: { equals: 'published' } },
  })
  await payload.update({
    collection: 'coupons',
    id: docs[0]?.id ?? '',
    data: { text: 'Less for you' },
    req: await asRole('marketer'),
  })
  expect((await shown('admin')).slice(0, 4)).toEqual([
    ['coupons', docs[0]?.code, 'marketer@staff.test', 'Published'],
    ['housekeeping', '', 'admin@staff.test', 'Changed'],
    ['guides', guide?.title, 'marketer@staff.test', 'Published'],
    ['guides', guide?.title, 'writer@staff.test', 'Saved a draft'],
  ])
})

test('a new document is told as created, one in the trash as moved there, by whom it was', async () => {
  const made = await payload.create({
    collection: 'legal',
    data: {
      key: 'changes-test',
      version: '1',
      effective: '2030-01-01',
      title: 'New words',
      _status: 'draft',
    } as never,
    draft: true,
    req: await asRole('writer'),
  })
  const [first] = await shown('admin', { kind: 'legal' })
  expect(first).toEqual(['legal', made.title, 'writer@staff.test', 'Created, a draft'])
  const { docs } = await payload.find({ collection: 'offer-rules', limit: 1 })
  await payload.update({
    collection: 'offer-rules',
    id: docs[0]?.id ?? '',
    data: { deletedAt: new Date().toISOString() },
    req: await asRole('marketer'),
  })
  const [thrown] = await shown('admin', { kind: 'offer-rules' })
  expect(thrown).toEqual(['offer-rules', docs[0]?.title, 'marketer@staff.test', 'Moved to the trash'])
})

test('taking back one language is signed by who did it', async () => {
  const { unpublishLanguage } = await import('@/collections/languages/unpublish')
  const guide = await changeGuide('writer', { intro: 'In all languages.', _status: 'published' })
  const req = await asRole('marketer')
  await unpublishLanguage({ req, collection: 'guides', id: guide?.id ?? '', language: 'de' })
  expect((await shown('admin', { kind: 'guides' }))[0]?.[2]).toBe('marketer@staff.test')
})

test('the log of support stands in the same list, for those who may read it', async () => {
  await db.query(
    `insert into audit_events (idempotency_key, at, staff, staff_id, action, order_number, outcome, detail)
     values ('one', now() + interval '1 minute', 'kim@staff.test', 'kim', 'show_key', 'T-1', 'done', 'Seen')`,
  )
  const row = ['audit-events', 'T-1', 'kim@staff.test', 'Show key: done. Seen']
  expect((await shown('support'))[0]).toEqual(row)
  expect((await shown('admin'))[0]).toEqual(row)
  for (const role of ['writer', 'marketer'] as const) {
    expect((await listFor(role)).kinds.map(({ slug }) => slug)).not.toContain('audit-events')
    expect(await shown(role, { kind: 'audit-events' })).toEqual([])
    expect(await shown(role, { person: 'kim' })).toEqual([])
  }
})

test('it is filtered by person, thing and day of UTC', async () => {
  await db.query(`update _guides_v set updated_at = '2026-03-01T23:59:59.999Z' where id = (
    select id from _guides_v where snapshot is not true order by updated_at desc limit 1)`)
  const guides = (await listFor('writer', { kind: 'guides' })).changes
  expect(
    (await listFor('writer', { person: 'WRITER@' })).changes.every(
      ({ person }) => person === 'writer@staff.test',
    ),
  ).toBe(true)
  const day = { from: '2026-03-01', until: '2026-03-01' }
  expect((await listFor('writer', day)).changes.map(({ at }) => at)).toEqual([
    Date.parse('2026-03-01T23:59:59.999Z'),
  ])
  expect((await listFor('writer', { from: '2026-03-02', until: '2026-03-02' })).changes).toEqual([])
  const title = guides[0]?.title ?? ''
  const named = await listFor('writer', { text: title.toUpperCase() })
  expect(named.changes.length).toBeGreaterThan(0)
  expect(named.changes.every(change => change.title === title)).toBe(true)
})

test.each<Record<string, string>>([
  { person: 'x'.repeat(10_000) },
  { text: '%_\\\0' },
  { kind: 'users' },
  { from: 'yesterday', until: '2026-13-99' },
  { after: 'nonsense' },
  { after: '99999999999999_00000000-0000-0000-0000-000000000000' },
  { after: '1_zzzzzzzz-0000-0000-0000-000000000000' },
])('odd filter %# is answered', async asked => {
  await expect(listFor('admin', asked)).resolves.toMatchObject({ changes: expect.any(Array) })
})

test('pages follow each other without a gap or a repetition, in one statement each', async () => {
  await db.query(
    `insert into audit_events (idempotency_key, at, staff, staff_id, action, outcome)
     select 'many-' || n, '2025-01-01', 'lee@staff.test', 'lee', 'edit', 'done' from generate_series(1, 120) as n`,
  )
  const seen: string[] = []
  let after: string | undefined = ''
  while (after !== undefined) {
    const { changes, next } = await listFor('admin', { person: 'lee@', after })
    seen.push(...changes.map(({ id }) => id))
    after = next && `${next.at}_${next.id}`
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
  const sent = await statementsOf(() => listFor('admin'))
  expect(sent.filter(text => text.includes('with changes'))).toHaveLength(1)
})

test('whatever keeps versions is listed, and says who made them', () => {
  const kept = (entry: { versions?: unknown }) => Boolean(entry.versions)
  const { collections, globals } = payload.config
  const lists = collections.filter(kept)
  expect(lists.map(({ slug }) => slug).toSorted()).toEqual([...CHANGED_COLLECTIONS].toSorted())
  expect(
    globals
      .filter(kept)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual([...CHANGED_GLOBALS].toSorted())
  const unsigned = [...lists, ...globals.filter(kept)].filter(
    ({ flattenedFields }) => !flattenedFields.some(({ name }) => name === 'changed_by'),
  )
  expect(unsigned.map(({ slug }) => slug)).toEqual([])
})

test('what an update of the shop changed is signed in words where people read it', async () => {
  const coupon = async (language: 'en' | 'de') => {
    const req = await createLocalReq({ user: staff.get('marketer') }, payload)
    req.i18n = { ...req.i18n, language }
    return (await payload.find({ collection: 'coupons', where: { code: { equals: 'SINGLE_PRO' } }, req }))
      .docs[0]
  }
  const { rows } = await db.query(`select changed_by from coupons where code = 'SINGLE_PRO'`)
  expect(rows[0].changed_by).toMatch(/^\d{8}_\d{6}_/)
  expect((await coupon('en'))?.changed_by).toBe('An update of the shop')
  expect((await coupon('de'))?.changed_by).toBe('Ein Update des Shops')
})
