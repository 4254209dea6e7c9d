import { signInToAdmin } from '../support/admin'
import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'
import { TEST_STAFF } from '../support/template'

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(({ page }) => signInToAdmin(page, TEST_STAFF))

test('on a phone, a plan that is added from its product can be filled in and saved', async ({ page }) => {
  const answer = await page.request.get(shop('/cms/products?limit=1&depth=0&sort=createdAt'))
  const { docs } = await answer.json()
  await page.goto(shop(`/admin/collections/products/${docs[0].id}`))
  await page.waitForLoadState('networkidle')
  await page.locator('#field-plans').getByRole('button', { name: 'Create new' }).click()
  const drawer = page.locator('.drawer__content')
  await expect(drawer.locator('#field-type .rs__indicators')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('on a phone, a record that nobody changes has no empty bar of buttons', async ({ page }) => {
  const answer = await page.request.get(shop('/cms/licences?limit=1&depth=0&sort=createdAt'))
  const { docs } = await answer.json()
  await page.goto(shop(`/admin/collections/licences/${docs[0].id}`))
  await expect(page.locator('.doc-controls__meta').first()).toBeVisible()
  await expect(page.locator('.doc-controls__controls-wrapper')).toBeHidden()
})
