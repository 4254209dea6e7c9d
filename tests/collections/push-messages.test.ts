import { expect, test } from 'vitest'
import type { PushMessage } from '@/payload-types'
import { openCms } from '../../scripts/shop/cms'
import { freshDatabase } from '../support/database'

const db = await freshDatabase()
const payload = await openCms()
const marketer = await payload.create({
  collection: 'users',
  data: { email: 'marketer@staff.test', password: 'a-long-password', role: 'marketer' },
})
const as = { user: { ...marketer, collection: 'users' as const }, overrideAccess: false }

type Written = Partial<Omit<PushMessage, 'id' | 'createdAt' | 'updatedAt'>>

const text = (change: Partial<PushMessage['words'][number]> = {}) => ({
  language: 'en' as const,
  title: 'A sale',
  text: 'Until Sunday.',
  href: '/products',
  ...change,
})

const write = (data: Written = {}) =>
  payload.create({
    collection: 'push-messages',
    data: { name: 'A sale', state: 'draft', words: [text()], ...data },
    ...as,
  })
const change = (id: string, data: Written) => payload.update({ collection: 'push-messages', id, data, ...as })
const setState = (id: string, state: PushMessage['state']) =>
  db.query('update push_messages set state = $2::enum_push_messages_state where id = $1', [id, state])

/** What a save is refused with: its code and the fields. */
const refusal = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved',
    error => ({
      code: error.data?.code ?? error.name,
      at: (error.data?.errors ?? []).map(({ path }: { path: string }) => path),
    }),
  )

const routeOf = async (where: string) =>
  String((await db.query(`select route from products where ${where} limit 1`)).rows[0].route)

test('a marketer writes a message in several languages, to be sent at an instant', async () => {
  const made = await write({
    state: 'scheduled',
    words: [text(), text({ language: 'ja', title: 'セール', text: '日曜日まで' })],
    send_at: '2027-01-01T09:00:00.000Z',
    send_at_tz: 'Asia/Tokyo',
    countries: ['de', 'at'],
    sites: ['com'],
  })
  expect(made).toMatchObject({
    state: 'scheduled',
    recipients: 0,
    delivered: 0,
    gone: 0,
    failed: 0,
    clicked: 0,
  })
  expect(made.words.map(({ language }) => language)).toEqual(['en', 'ja'])
})

test('a product for adults is refused at its field, by whatever address', async () => {
  const adult = await routeOf(`line = 'adult' and status = '1'`)
  const address = `/${adult.replaceAll('_', '-')}`
  for (const href of [
    address,
    `${address}?os=win#plans`,
    `/checkout?route=${adult}&plan=LFT`,
    '/search?scope=adult&q=x',
  ])
    expect(await refusal(write({ words: [text({ href })] })), href).toEqual({
      code: 'for_adults',
      at: ['words.0.href'],
    })
})

test.each([
  ['https://example.com/', 'not_a_path'],
  ['//example.com/', 'not_a_path'],
  ['javascript:alert(1)', 'not_a_path'],
  ['/de/products', 'names_a_language'],
  ['/no-such-page-here', 'leads_nowhere'],
])('%s is refused as %s, beside a right one', async (href, code) => {
  const words = [text(), text({ language: 'de', href })]
  expect(await refusal(write({ words }))).toEqual({ code, at: ['words.1.href'] })
})

test('a language is written in once, a message in at least one, and no longer than a push service takes', async () => {
  expect(await refusal(write({ words: [text(), text()] }))).toEqual({
    code: 'language_twice',
    at: ['words.1.language'],
  })
  for (const words of [[], [text({ title: 'x'.repeat(81) })], [text({ text: 'x'.repeat(241) })]])
    expect(await refusal(write({ words }))).toMatchObject({ code: 'ValidationError' })
})

test('the shop alone says that it sends and has sent', async () => {
  for (const state of ['sending', 'sent', 'stopped'] as const)
    expect(await refusal(write({ state }))).toEqual({ code: 'bad_state', at: ['state'] })
  const { id } = await write()
  for (const state of ['sending', 'sent', 'stopped'] as const)
    expect(await refusal(change(id, { state }))).toEqual({ code: 'bad_state', at: ['state'] })
  expect(await refusal(change(id, { state: 'scheduled' }))).toBe('saved')
  expect(await refusal(change(id, { state: 'draft' }))).toBe('saved')
})

test('what has begun can be stopped and not changed; what was sent, neither', async () => {
  const { id } = await write({ state: 'scheduled' })
  await setState(id, 'sending')
  await change(id, { name: 'Another', words: [text({ title: 'Another' })], countries: ['de'] })
  expect(await payload.findByID({ collection: 'push-messages', id })).toMatchObject({
    name: 'A sale',
    words: [{ title: 'A sale' }],
    countries: [],
  })
  expect(await refusal(change(id, { state: 'draft' }))).toEqual({ code: 'has_begun', at: ['state'] })
  expect(await refusal(payload.delete({ collection: 'push-messages', id, ...as }))).toMatchObject({
    code: 'is_sending',
  })
  expect(await refusal(change(id, { state: 'stopped' }))).toBe('saved')
  for (const ended of ['stopped', 'sent'] as const) {
    await setState(id, ended)
    for (const state of ['draft', 'scheduled', 'sending'] as const)
      expect(await refusal(change(id, { state }))).toEqual({ code: 'has_begun', at: ['state'] })
  }
  expect(await refusal(payload.delete({ collection: 'push-messages', id, ...as }))).toBe('saved')
})

test('a message that began while it was edited keeps what goes out', async () => {
  const { id } = await write({ state: 'scheduled' })
  const before = await payload.findByID({ collection: 'push-messages', id })
  await setState(id, 'sending')
  const { guardPushMessages } = await import('@/collections/pricing/hooks/guard-push-messages')
  const saving = guardPushMessages({
    data: { ...before, name: 'Another' },
    originalDoc: before,
    req: { payload },
  } as unknown as Parameters<typeof guardPushMessages>[0])
  expect(await refusal(Promise.resolve(saving))).toEqual({ code: 'has_begun', at: ['state'] })
})

test('a duplicate of what was sent is a draft with nothing counted', async () => {
  const { id } = await write({ state: 'scheduled' })
  await setState(id, 'sent')
  const copy = await payload.duplicate({ collection: 'push-messages', id, ...as })
  expect(copy).toMatchObject({ state: 'draft', delivered: 0, clicked: 0 })
})

test('nobody writes the counts', async () => {
  const made = await write({ delivered: 5, clicked: 5 })
  expect(made).toMatchObject({ delivered: 0, clicked: 0 })
  expect(
    await change(made.id, { delivered: 5, gone: 5, note: 'x', begun_at: '2027-01-01T00:00:00.000Z' }),
  ).toMatchObject({
    delivered: 0,
    gone: 0,
    note: null,
    begun_at: null,
  })
})
