import { openCalls } from '@tests/support/calls'
import { guestVisit } from '@tests/support/guest'
import { beforeAll, expect, test } from 'vitest'

const shop = await openCalls()

const get = (service: string, input: Record<string, unknown> = {}) =>
  shop.ask({ service, method: 'GET', input })

beforeAll(async () => {
  for (const table of ['articles', 'changelogs'])
    await shop.db.query(`alter table ${table} rename to ${table}_gone`)
})

test('the latest articles are none where they cannot be read', async () => {
  const { status, body } = await get('article/latest')
  expect([status, body.data]).toEqual([200, []])
})

test('versions that cannot be read are left empty', async () => {
  const { status, body } = await get('product/multi_info', { product_ids: 'video_win' })
  expect([status, body.data]).toEqual([200, { video_win: { soft_version: '', updated_at: null } }])
})

test('a feed of articles that cannot be read lists none', async () => {
  const { feed } = await import('@/server/feed')
  const xml = await feed(guestVisit('en'))
  expect(xml).toContain('<channel>')
  expect(xml).not.toContain('<item>')
})

test('pages are asked for again soon where nobody knows which articles are due', async () => {
  const { pageBoundary } = await import('@/server/page-cache/boundary')
  const at = Date.parse('2031-03-01T00:00:00Z')
  expect(await pageBoundary({ site: 'com', locale: 'en' }, at)).toBeLessThanOrEqual(at + 10_000)
})
