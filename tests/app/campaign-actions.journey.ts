import { signInToAdmin, someStaff } from '../support/admin'
import { rows, shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

/** The form of a campaign that is over since 2023. */
async function openCampaign(page: Page): Promise<string> {
  const [campaign] = await rows<{ id: string }>(`select id from campaigns where key = 'general-activity'`)
  await page.goto(shop(`/admin/collections/campaigns/${campaign?.id}`))
  return campaign?.id ?? ''
}

const panel = (page: Page) => page.getByRole('region', { name: 'This campaign' })

test('a marketer copies a campaign to next year and lands on the copy, which changes nothing yet', async ({
  page,
}) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await openCampaign(page)
  await expect(panel(page).getByText(/It changes the price of/)).toBeVisible()
  await expect(panel(page).getByText('It is over: its end,')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Copy to next year' }).click()
  await expect(page.getByText(/copy for next year, a draft|copied to next year before/)).toBeVisible()
  await expect(page.locator('#field-key')).toHaveValue('general-activity-2024')
  const copies = await rows(`select from campaigns where key = 'general-activity-2024' and _status = 'draft'`)
  expect(copies).toHaveLength(1)
})

test('what cannot be ended is told why, after the question', async ({ page }) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await openCampaign(page)
  await panel(page).getByRole('button', { name: 'End now' }).click()
  await page.getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText(/It is over since 2023-12-01/)).toBeVisible()
})

test('support sees what a campaign changes and no buttons, a writer sees nothing of it', async ({ page }) => {
  await signInToAdmin(page, await someStaff('support'))
  await openCampaign(page)
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).getByRole('button')).toHaveCount(0)

  await page.context().clearCookies()
  await signInToAdmin(page, await someStaff('writer'))
  await openCampaign(page)
  await expect(page.locator('#field-route')).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})
