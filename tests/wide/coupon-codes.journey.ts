import { readFile } from 'node:fs/promises'
import { signInToAdmin, someStaff } from '../support/admin'
import { giveEmail, licenceKeys, openChoices, rows, shop, someEmail } from '../support/journey'
import { expect, type Page, test } from '../support/journey-test'

const LIFETIME = '/checkout?route=netflix_downloader&plan=LFT&os=win'

/** Opens the form of a coupon that takes 5 % off any single for life. */
async function openCoupon(page: Page): Promise<void> {
  const [coupon] = await rows<{ id: string }>(`select id from coupons where code = 'SINGLE_PRO'`)
  await page.goto(shop(`/admin/collections/coupons/${coupon?.id}`))
  await page.waitForLoadState('networkidle')
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.goto(shop(LIFETIME))
  await openChoices(page)
  await page.getByLabel('Coupon code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
}

test('a marketer makes a hundred codes; who uses one first has it, and the next is told so', async ({
  page,
  browser,
}) => {
  await signInToAdmin(page, await someStaff('marketer'))
  await openCoupon(page)
  const panel = page.getByRole('region', { name: 'This coupon' })
  await panel.getByLabel('Prefix').fill('partner')
  await panel.getByLabel('Number of codes').fill('100')
  await panel.getByRole('button', { name: 'Make codes' }).click()
  const link = panel.getByRole('link', { name: 'Download its 100 codes as a table' })
  await expect(link).toBeVisible()
  const downloading = page.waitForEvent('download')
  await link.click()
  const codes = (await readFile(await (await downloading).path(), 'utf8')).match(/PARTNER(-[A-Z2-9]{4}){3}/g)
  expect(new Set(codes).size).toBe(100)
  const code = codes?.[0] ?? ''

  const buyer = await browser.newPage()
  await enterCode(buyer, code)
  await expect(buyer.locator('[data-total]')).toHaveText('$123.41')
  await giveEmail(buyer, someEmail())
  await buyer.getByRole('button', { name: 'Pay $123.41' }).click()
  await buyer.getByRole('button', { name: 'Pay', exact: true }).click()
  expect(await licenceKeys(buyer)).toHaveLength(1)

  await enterCode(buyer, code)
  await expect(buyer.getByText(`The coupon “${code}” has been used up.`)).toBeVisible()
  await expect(buyer.locator('[data-total]')).toHaveText('$129.90')
  await buyer.close()

  await openCoupon(page)
  await expect(panel.getByText('100, 99 of them unused')).toBeVisible()
})
