import { storePurchase } from '@tests/support/guest-purchase'
import pg from 'pg'
import { signInToAdmin } from '../support/admin'
import { rows, shop, someEmail } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { TEST_STAFF } from '../support/template'

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(({ page }) => signInToAdmin(page, TEST_STAFF))

test('on a phone, a plan that is added from its product has its fields and its button', async ({ page }) => {
  const [product] = await rows<{ id: string }>('select id from products order by id limit 1')
  await page.goto(shop(`/admin/collections/products/${product?.id}`))
  await page.waitForLoadState('networkidle')
  await page.locator('#field-plans').getByRole('button', { name: 'Create new' }).click()
  const drawer = page.locator('.drawer__content')
  await expect(drawer.locator('#field-type .rs__indicators')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('on a phone, a record that nobody changes has no empty bar of buttons', async ({ page }) => {
  const database = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await database.connect()
  const { key } = await storePurchase(database, { email: someEmail() }).finally(() => database.end())
  const [licence] = await rows<{ id: string }>('select id from licences where key = $1', [key])
  await page.goto(shop(`/admin/collections/licences/${licence?.id}`))
  await expect(page.locator('.doc-controls__meta').first()).toBeVisible()
  await expect(page.locator('.doc-controls__controls-wrapper')).toBeAttached()
  await expect(page.locator('.doc-controls__controls-wrapper')).toBeHidden()
})
