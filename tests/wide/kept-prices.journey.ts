import { randomInt } from 'node:crypto'
import { choose, publish, save, signInToAdmin, someStaff } from '../support/admin'
import { rows, shop } from '../support/journey'
import { expect, test } from '../support/journey-test'

const idOf = async (table: string, where: string) => {
  const [row] = await rows<{ id: string }>(`select id from ${table} where ${where} order by id limit 1`)
  return row?.id ?? ''
}

const priceOf = async (id: string) => {
  const [row] = await rows<{ price: number }>('select price::float from plans where id = $1', [id])
  return row?.price
}

test('a price slip is asked about in the form, and one button brings the old price back', async ({
  browser,
}) => {
  const page = await browser.newPage()
  const login = await someStaff('marketer')
  await signInToAdmin(page, login)
  const id = await idOf('plans', `pay_key = '10338-LFT'`)
  const before = (await priceOf(id)) ?? 0
  await page.goto(shop(`/admin/collections/plans/${id}`))
  await page.locator('#field-price').fill('12.99')
  await save(page)
  const question = page.locator('[data-confirm-change]')
  await expect(question).toContainText('goes from')
  expect(await priceOf(id)).toBe(before)
  await question.getByRole('checkbox').check()
  await save(page)
  await expect.poll(() => priceOf(id)).toBe(12.99)
  await page.reload()
  await expect(page.locator('#field-changed_by')).toHaveValue(login.email)
  await expect(question).toHaveCount(0)

  const [version] = await rows<{ id: string }>(
    'select id from _plans_v where parent_id = $1 and version_price = $2 order by created_at desc limit 1',
    [id, before],
  )
  await page.goto(shop(`/admin/collections/plans/${id}/versions/${version?.id}`))
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => priceOf(id)).toBe(before)
  await page.close()
})

test('a coupon says where it is used, and is not deleted while it is', async ({ browser }) => {
  const page = await browser.newPage()
  await signInToAdmin(page, await someStaff('marketer'))
  const id = await idOf('coupons', 'id in (select coupons_id from campaigns_rels)')
  await page.goto(shop(`/admin/collections/coupons/${id}`))
  await expect(page.locator('[data-used-in]')).toContainText('Campaign:')
  await page.locator('.doc-controls__popup').getByRole('button').first().click()
  await page.locator('#action-delete').click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/It cannot be deleted while it is used in campaigns/)).toBeVisible()
  expect(await rows('select id from coupons where id = $1 and deleted_at is null', [id])).toHaveLength(1)
  await page.close()
})

test('a writer publishes German alone, and takes it back alone', async ({ browser }) => {
  const [page, visitor] = [await browser.newPage(), await browser.newPage()]
  await signInToAdmin(page, await someStaff('writer'))
  const number = randomInt(10_000, 1_000_000_000)
  await page.goto(shop('/admin/collections/articles/create?locale=de'))
  await page.locator('#field-number').fill(String(number))
  await page.locator('#field-title').fill('Nur auf Deutsch')
  await page.locator('.rich-text-lexical [contenteditable=true]').click()
  await page.keyboard.type('Ein Absatz.')
  await choose(page, 'author', 'redaktion')
  await publish(page)
  await expect
    .poll(async () => (await visitor.goto(shop(`/de/article/${number}`)))?.status(), { timeout: 60_000 })
    .toBe(200)
  await page.goto(
    shop(`/admin/collections/articles/${await idOf('articles', `number = ${number}`)}?locale=en`),
  )
  await page.locator('#field-title').fill('In English')
  await page.locator('.rich-text-lexical [contenteditable=true]').click()
  await page.keyboard.type('A paragraph.')
  await publish(page)
  await expect.poll(async () => (await visitor.goto(shop(`/article/${number}`)))?.status()).toBe(200)
  await page.goto(
    shop(`/admin/collections/articles/${await idOf('articles', `number = ${number}`)}?locale=de`),
  )
  await page.locator('.doc-controls__popup').getByRole('button').first().click()
  await page.locator('#action-unpublish-language').click()
  await expect(page.getByText('Unpublished in German')).toBeVisible()
  await expect.poll(async () => (await visitor.goto(shop(`/de/article/${number}`)))?.status()).toBe(404)
  expect((await visitor.goto(shop(`/article/${number}`)))?.status()).toBe(200)
  await Promise.all([page.close(), visitor.close()])
})
