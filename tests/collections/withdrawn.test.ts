import { cmsDoor, fieldErrors } from '@tests/support/cms-door'
import { freshDatabase } from '@tests/support/database'
import { TEST_STAFF } from '@tests/support/template'
import { expect, test } from 'vitest'
import { openCms } from '../../scripts/shop/cms'

const db = await freshDatabase()
const door = await cmsDoor(await openCms())

type Plan = { id: number; pay_key: string; enable: boolean }

const idOf = async (pid: number) =>
  (await db.query<{ id: number }>('select id from products where pid = $1', [pid])).rows[0]?.id

const plansOf = async (pid: number) =>
  (
    await db.query<Plan>(
      'select id, pay_key, enable from plans where product_id in (select id from products where pid = $1) order by pay_key',
      [pid],
    )
  ).rows

const product = `/products/${await idOf(10337)}`
const isOnSale = ({ enable }: Plan) => enable

test('a product that is saved as sold leaves its plans as they are', async () => {
  const before = await plansOf(10337)
  expect(before.filter(isOnSale).length).toBeGreaterThan(1)
  expect((await door('PATCH', product, { sort_order: 7 })).status).toBe(200)
  expect(await plansOf(10337)).toEqual(before)
})

test('a product is not withdrawn by a save that fails, and its plans stay on sale', async () => {
  const before = await plansOf(10337)
  await db.query(`alter table plans add constraint no_end check (enable or pay_key <> '10337-LFT')`)
  expect((await door('PATCH', product, { status: '2' })).status).toBeGreaterThanOrEqual(400)
  await db.query('alter table plans drop constraint no_end')
  expect(await plansOf(10337)).toEqual(before)
  expect((await door('GET', product)).body).toMatchObject({ status: '1' })
})

test('a product saved as withdrawn takes all its plans off sale, and nobody else’s', async () => {
  const others = await plansOf(10338)
  expect((await door('PATCH', product, { status: '2' })).status).toBe(200)
  const after = await plansOf(10337)
  expect(after.filter(isOnSale)).toEqual([])
  expect(await plansOf(10338)).toEqual(others)
  for (const { id } of after)
    expect((await door('GET', `/plans/${id}`)).body).toMatchObject({ changed_by: TEST_STAFF.email })
})

test('no plan of a withdrawn product is put on sale: not by a save, a version, nor as a new one', async () => {
  const plan = (await plansOf(10337)).find(({ pay_key }) => pay_key === '10337-LFT')
  const { body } = await door(
    'GET',
    `/plans/versions?where[parent][equals]=${plan?.id}&sort=createdAt&limit=1`,
  )
  const [{ id: onSale }] = Array.isArray(body.docs) ? body.docs : [{ id: '' }]
  await db.query('delete from plans where pay_key = $1', ['10337-1M'])
  const fresh = { product: await idOf(10337), type: '1M', pay_key: '10337-1M', price: 1, origin_price: 2 }
  for (const answer of [
    await door('PATCH', `/plans/${plan?.id}`, { enable: true }),
    await door('POST', `/plans/versions/${onSale}`),
    await door('POST', '/plans', fresh),
  ])
    expect({ status: answer.status, errors: fieldErrors(answer) }).toEqual({
      status: 400,
      errors: [{ path: 'enable', message: expect.stringMatching(/is withdrawn.*first\.$/) }],
    })
  expect((await plansOf(10337)).filter(isOnSale)).toEqual([])
})

test('what else is changed of its plans is saved; sold again, each plan is put on sale by itself', async () => {
  const [first, second] = (await plansOf(10337)).map(({ id }) => `/plans/${id}`)
  expect((await door('PATCH', `${first}`, { origin_price: 999, confirm_change: true })).status).toBe(200)
  expect((await door('PATCH', product, { status: '1' })).status).toBe(200)
  expect((await door('PATCH', `${first}`, { enable: true })).status).toBe(200)
  expect((await door('GET', `${first}`)).body).toMatchObject({ enable: true })
  expect((await door('GET', `${second}`)).body).toMatchObject({ enable: false })
})
