import { randomBytes } from 'node:crypto'
import { openCalls } from '@tests/support/calls'
import { guestVisit } from '@tests/support/guest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const shop = await openCalls()

const get = (service: string, input: Record<string, unknown> = {}) =>
  shop.ask({ service, method: 'GET', input })

const TABLES = ['articles', 'releases']
const STRANGER = `stranger_${randomBytes(6).toString('hex')}`

const onEach = async (sentence: (table: string) => string) => {
  for (const table of TABLES) await shop.db.query(sentence(table))
}
const takeAway = () => onEach(table => `alter table ${table} rename to ${table}_gone`)
const giveBack = () => onEach(table => `alter table ${table}_gone rename to ${table}`)

/** In place of the tables stand views of somebody who may not read them: a superuser, as tests are, may read all tables. */
async function revoke(): Promise<void> {
  await takeAway()
  await shop.db.query(`create role ${STRANGER}`)
  await onEach(table => `create view ${table} as select * from ${table}_gone`)
  await onEach(table => `alter view ${table} owner to ${STRANGER}`)
  await expect(shop.db.query('select 1 from articles')).rejects.toMatchObject({ code: '42501' })
}

async function grant(): Promise<void> {
  await onEach(table => `drop view ${table}`)
  await shop.db.query(`drop role ${STRANGER}`)
  await giveBack()
}

describe.each([
  { why: 'their tables are gone', before: takeAway, after: giveBack },
  { why: 'the right to read them is revoked', before: revoke, after: grant },
])('where $why', ({ before, after }) => {
  beforeAll(before)
  afterAll(after)

  test('the latest articles are none where they cannot be read', async () => {
    const { status, body } = await get('article/latest')
    expect([status, body.data]).toEqual([200, []])
  })

  test('versions that cannot be read are left empty', async () => {
    const { status, body } = await get('product/multi_info', { product_ids: 'video_win' })
    expect([status, body.data]).toEqual([200, { video_win: { soft_version: '', updated_at: null } }])
  })

  test('a feed of articles that cannot be read lists none', async () => {
    const { feed } = await import('@/server/seo/feed')
    const xml = await feed(guestVisit('en'))
    expect(xml).toContain('<channel>')
    expect(xml).not.toContain('<item>')
  })

  test('pages are asked for again soon where nobody knows which articles are due', async () => {
    const { pageBoundary } = await import('@/server/page-cache/boundary')
    const at = Date.parse('2031-03-01T00:00:00Z')
    expect(await pageBoundary({ site: 'com', locale: 'en' }, at)).toBeLessThanOrEqual(at + 10_000)
  })
})
