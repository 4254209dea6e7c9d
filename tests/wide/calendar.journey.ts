import { signInToAdmin, someStaff } from '../support/admin'
import { shop } from '../support/journey'
import { expect, test } from '../support/journey-test'

test('a marketer finds a campaign in the calendar, goes to the next month and to a week, on a phone too', async ({
  page,
}) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await page.goto(shop('/admin/calendar'))
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Year-round offer' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Next month' }).click()
  await expect(page).toHaveURL(/view=month&day=\d{4}-\d\d-01&zone=UTC/)
  await page.getByRole('link', { name: 'By week' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Week of / })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(beyond).toBeLessThanOrEqual(0)
})
