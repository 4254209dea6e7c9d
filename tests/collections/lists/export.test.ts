import { freshDatabase } from '@tests/support/database'
import { openStaffDoors, READERS } from '@tests/support/staff-doors'
import { plant } from '@tests/support/sweep/plant'
import { SECRETS } from '@tests/support/sweep/secrets'
import { expect, test } from 'vitest'
import { readCsvRows } from '@/server/csv/read'

const db = await freshDatabase()
const { payload, ask } = await openStaffDoors()
await plant(db, payload)

type Asked = { where?: object; search?: string; sort?: string; locale?: string; trash?: string }
const addressOf = (list: string, { where, ...asked }: Asked = {}) =>
  `/list-file/${list}?${new URLSearchParams({ ...asked, ...(where && { where: JSON.stringify(where) }) })}`

async function exported(list: string, asked: Asked = {}) {
  const { status, text } = await ask('admin', addressOf(list, asked))
  expect(status, text).toBe(200)
  const [head, ...rows] = readCsvRows(text)
  const names = head?.cells ?? []
  return rows.map(({ cells }) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
}

const LISTS = payload.config.collections
  .filter(({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true)
  .map(({ slug }) => slug)

test('every list of the menu has the button', () => {
  expect(LISTS.length).toBeGreaterThan(40)
  for (const { slug, admin } of payload.config.collections.filter(each => LISTS.includes(each.slug)))
    expect(admin.components?.beforeListTable, slug).toContain(
      '@/collections/admin/lists/export-list#ExportList',
    )
})

test(
  'each role gets the file of the lists that it reads, no other, and no secret',
  async () => {
    const secret = new RegExp(SECRETS.map(name => `planted:${name.replace('.', '\\.')}:`).join('|'))
    for (const role of READERS)
      for (const list of LISTS) {
        const shown = await ask(role, `/${list}?limit=1&depth=0`)
        const file = await ask(role, addressOf(list))
        const isStaff = role !== 'visitor'
        expect(file.status, `${role}, ${list}: ${file.text}`).toBe(isStaff ? shown.status : 403)
        expect(file.text, `${role}, ${list}`).not.toMatch(secret)
      }
  },
  5 * 60_000,
)

test('whoever takes customers out as a file stands in the log of support and in «Who changed what», others do not', async () => {
  const logged = async () =>
    (
      await db.query(
        `select staff, action::text, record, detail, outcome::text from audit_events where action = 'export_list'
         order by at desc`,
      )
    ).rows
  const before = (await logged()).length
  await ask('support', addressOf('customers', { where: { email: { equals: 'nobody@customers.test' } } }))
  expect((await logged())[0]).toEqual({
    staff: 'support@staff.test',
    ...{ action: 'export_list', record: 'customers', detail: '0 rows as a file.', outcome: 'done' },
  })
  await ask('support', addressOf('products'))
  await ask('writer', addressOf('customers'))
  await ask('visitor', addressOf('customers'))
  expect(await logged()).toHaveLength(before + 1)
})

test.each([
  ['writer', 'orders', 403],
  ['writer', 'customers', 403],
  ['marketer', 'orders', 403],
  ['support', 'orders', 200],
  ['writer', 'redirects', 200],
] as const)('a %s who asks for %s is answered %i', async (role, list, status) => {
  expect((await ask(role, addressOf(list))).status).toBe(status)
})

test.each(['sessions', 'order-lines', 'payload-preferences', 'nothing', '__proto__'])(
  '%s is no list',
  async list => {
    expect((await ask('admin', addressOf(list))).status).toBe(404)
  },
)

test('a file holds the rows of the list, filtered, searched and sorted', async () => {
  const where = { type: { equals: 'LFT' }, price: { greater_than: 60 } }
  const { docs } = await payload.find({ collection: 'plans', where, sort: '-price,pay_key', limit: 500 })
  const rows = await exported('plans', { where, sort: '-price,pay_key' })
  expect(docs.length).toBeGreaterThan(5)
  expect(rows.map(({ pay_key }) => pay_key)).toEqual(docs.map(({ pay_key }) => pay_key))
  expect(rows.map(({ price }) => Number(price))).toEqual(docs.map(({ price }) => price))
  const searched = await exported('plans', { search: '10337' })
  expect(searched.length).toBeGreaterThan(1)
  expect(searched.every(({ pay_key }) => pay_key?.includes('10337'))).toBe(true)
})

test('what leads elsewhere is named, amounts have the decimals of their currency, texts the language of the list', async () => {
  const [plan] = await exported('plans', { where: { pay_key: { equals: '10337-LFT' } } })
  expect(plan?.product).toMatch(/^[a-z_0-9]+\/(win|mac)$/)
  expect(plan?.enable).toBe('yes')
  expect(plan?.createdAt).toMatch(/^\d{4}-[\dT:.-]+Z$/)
  await db.query(`update orders set total = 12990, refunded = 5, currency = 'USD'`)
  expect(await exported('orders')).toMatchObject([{ total: '129.90', refunded: '0.05', currency: 'USD' }])
  await db.query(`update orders set currency = 'JPY'`)
  expect(await exported('orders')).toMatchObject([{ total: '12990', currency: 'JPY' }])
  const [german] = await exported('products', { locale: 'de' })
  expect(Object.keys(german ?? {})).toEqual(expect.arrayContaining(['name.de', 'short_name.de', 'route']))
})

test('a draft stands in its file as the list shows it, the trash in its own', async () => {
  const data = { code: '=CMD()', type: 'num', discount: 5, enabled: true } as const
  const draft = await payload.create({ collection: 'coupons', data, draft: true })
  const where = { id: { equals: draft.id } }
  expect(await exported('coupons', { where })).toMatchObject([{ code: '=CMD()', _status: 'draft' }])
  const { text } = await ask('marketer', addressOf('coupons', { where }))
  expect(text).toContain(`"'=CMD()"`)
  await payload.update({ collection: 'coupons', id: draft.id, data: { deletedAt: new Date().toISOString() } })
  expect(await exported('coupons', { where })).toEqual([])
  expect(await exported('coupons', { where, trash: 'true' })).toHaveLength(1)
})

test('nobody filters or sorts a file by what they may not read', async () => {
  for (const asked of [{ where: { mandate: { like: 'planted' } } }, { sort: 'mandate' }]) {
    const { status, text } = await ask('support', addressOf('subscriptions', asked))
    expect([400, 200]).toContain(status)
    expect(text).not.toContain('planted:subscriptions.mandate')
    if (asked.where) expect(status).toBe(400)
  }
})

test.each([
  'where=x',
  'where=[]',
  'where={"nothing":{"equals":1}}',
  'locale=xx',
  'trash=maybe',
  'search=%00',
])('%s is refused with a sentence', async query => {
  const { status, text } = await ask('admin', `/list-file/plans?${query}`)
  expect(status).toBe(400)
  expect(JSON.parse(text).errors[0].message).toMatch(/\w/)
})

test(
  'ten thousand rows come whole, in pieces',
  async () => {
    await db.query(`insert into redirects (id, "from", "to")
    select gen_random_uuid(), '/old-' || n, '/new' from generate_series(1, 10000) n`)
    const rows = await exported('redirects', { where: { from: { like: '/old-' } }, sort: 'createdAt' })
    expect(new Set(rows.map(({ from }) => from)).size).toBe(10_000)
  },
  5 * 60_000,
)
