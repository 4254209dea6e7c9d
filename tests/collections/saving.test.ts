import { expect, test } from 'vitest'
import { openCms } from '../../scripts/shop/cms'
import { freshDatabase } from '../support/database'
import { textTo } from '../support/linked-text'

const db = await freshDatabase()
const payload = await openCms()

const idOf = async (table: string, column: string, value: string): Promise<string> => {
  const { rows } = await db.query<{ id: string }>(`select id from ${table} where ${column} = $1`, [value])
  if (!rows[0]) throw new Error(`no ${value} in ${table}`)
  return rows[0].id
}

test('a coupon whose factor is above 1 is refused with the sentence of the engine', async () => {
  const id = await idOf('coupons', 'code', 'SINGLE_PRO')
  await expect(
    payload.update({ collection: 'coupons', id, data: { discount: 1.5, _status: 'published' } }),
  ).rejects.toThrow(/100% off at most/)
})

test('a plan dearer than its list price is refused with a sentence', async () => {
  const id = await idOf('plans', 'pay_key', '10337-LFT')
  await expect(payload.update({ collection: 'plans', id, data: { price: 500 } })).rejects.toThrow(
    /must not be above the list price/,
  )
})

test('a campaign that ends before it starts is refused with a sentence', async () => {
  const id = await idOf('campaigns', 'key', 'normal-autumn-sale')
  const endTime = '2019-01-01T00:00:00.000Z'
  await expect(
    payload.update({ collection: 'campaigns', id, data: { endTime, _status: 'published' } }),
  ).rejects.toThrow(/must be after the start/)
})

test('a ladder with no step is refused with a sentence', async () => {
  const { rows } = await db.query<{ id: string }>(`select id from offer_rules where off_type = '8' limit 1`)
  const id = rows[0]?.id ?? ''
  await expect(
    payload.update({ collection: 'offer-rules', id, data: { steps: [], _status: 'published' } }),
  ).rejects.toThrow(/at least one rung/)
})

test('a draft of a coupon changes no price until it is published', async () => {
  const id = await idOf('coupons', 'code', 'SINGLE_PRO')
  const stored = async () =>
    (await db.query<{ discount: number }>(`select discount::float from coupons where id = $1`, [id])).rows[0]
      ?.discount
  await payload.update({ collection: 'coupons', id, data: { discount: 0.5 }, draft: true })
  expect(await stored()).toBe(0.95)
  await payload.update({ collection: 'coupons', id, data: { discount: 0.5, _status: 'published' } })
  expect(await stored()).toBe(0.5)
})

test('what was published before can be brought back from the versions', async () => {
  const id = await idOf('coupons', 'code', 'AIO_PRO')
  await payload.update({ collection: 'coupons', id, data: { discount: 0.1, _status: 'published' } })
  const { docs } = await payload.findVersions({
    collection: 'coupons',
    where: { parent: { equals: id } },
    sort: 'createdAt',
  })
  const [first] = docs
  if (!first) throw new Error('the seed left no version')
  await payload.restoreVersion({ collection: 'coupons', id: String(first.id) })
  expect((await payload.findByID({ collection: 'coupons', id })).discount).toBe(0.6)
})

const UNSAFE = [
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example/',
  'http://example.com/',
]

test.each(UNSAFE)('no text leads to %s: articles, legal pages, reviews and blocks, drafts too', async url => {
  const refused = { status: 400, data: { code: 'not_a_link' } }
  for (const collection of ['articles', 'legal', 'reviews'] as const) {
    const { docs } = await payload.find({ collection, limit: 1 })
    for (const type of ['link', 'autolink'])
      await expect(
        payload.update({ collection, id: docs[0]?.id ?? '', data: { body: textTo(url, type) }, draft: true }),
      ).rejects.toMatchObject({ ...refused, data: { errors: [{ path: 'body' }] } })
  }
  const { docs } = await payload.find({ collection: 'pages', limit: 1 })
  const blocks = [
    [{ blockType: 'text' as const, body: textTo(url) }],
    [{ blockType: 'action' as const, title: 'A', label: 'Go', href: url }],
  ]
  for (const each of blocks)
    await expect(
      payload.update({ collection: 'pages', id: docs[0]?.id ?? '', data: { blocks: each }, draft: true }),
    ).rejects.toMatchObject(refused)
})

test('a text leads to pages of the shop and out of it by https', async () => {
  const { docs } = await payload.find({ collection: 'articles', limit: 1 })
  for (const url of ['/products#music', 'https://example.com/', 'mailto:support@example.com']) {
    const data = { body: textTo(url) }
    const saved = await payload.update({ collection: 'articles', id: docs[0]?.id ?? '', data, draft: true })
    expect(JSON.stringify(saved.body)).toContain(url)
  }
})
