import { pressAndAgree, signInToAdmin, someStaff } from '../support/admin'
import { shop } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const CHECKOUT = '/checkout?route=netflix_downloader&plan=LFT&os=win'
const SOON_MS = 25_000

/** What a checkout asks for Netflix Downloader. */
async function expectTotal(page: Page, total: string): Promise<void> {
  await page.goto(shop(CHECKOUT))
  await expect(page.locator('[data-total]')).toHaveText(total)
}

test('a marketer raises all singles by 5 % at an instant, sees it before, and takes it back', async ({
  browser,
}) => {
  const [marketer, visitor] = await Promise.all([browser.newPage(), browser.newPage()])
  await signInToAdmin(marketer, await someStaff('marketer'))
  await marketer.goto(shop('/admin/price-sets'))
  await marketer.waitForLoadState('networkidle')
  await marketer.getByLabel('Kind').selectOption('single')
  await marketer.getByLabel('By how much').fill('5')
  await marketer.getByRole('button', { name: 'Show what changes' }).click()
  await expect(marketer.getByText('$129.90 → $136.40').first()).toBeVisible()
  await marketer.waitForLoadState('networkidle')
  await marketer.getByLabel('Name of the set').fill('Singles up')
  await marketer.getByRole('button', { name: 'Save as draft' }).click()
  await expect(marketer.getByRole('status').filter({ hasText: 'Nothing is changed yet' })).toBeVisible()

  const at = Math.ceil((Date.now() + SOON_MS) / 1000) * 1000
  const typed = new Date(at).toISOString().slice(0, 19)
  await marketer.waitForLoadState('networkidle')
  await marketer.getByLabel('Goes live at').fill(typed)
  await marketer.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(marketer.getByRole('status').filter({ hasText: 'goes live automatically' })).toBeVisible()
  const set = marketer.url()

  await marketer.goto(shop(`/preview?site=com&locale=en&at=${typed}&path=/netflix-downloader`))
  await expectTotal(marketer, '$136.40')
  await expectTotal(visitor, '$129.90')

  await expect(async () => {
    await marketer.goto(set)
    expect(await marketer.getByText('Went live:').count()).toBe(1)
  }).toPass()
  await expect(async () => expectTotal(visitor, '$136.40')).toPass()
  await marketer.waitForLoadState('networkidle')
  await pressAndAgree(marketer, 'Take back')
  await expect(marketer.getByRole('status').filter({ hasText: 'It is taken back' })).toBeVisible()
  await expect(async () => expectTotal(visitor, '$129.90')).toPass()
  await Promise.all([marketer.context().close(), visitor.context().close()])
})
