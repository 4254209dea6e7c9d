import { licenceKeys, register, rows, shop, someEmail } from '../support/journey'
import { expect, test } from '../support/journey-test'

const PASSWORD = 'long4enough@now'

const cents = (text: string | null) => Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

test('a customer buys two products together by keyboard: page and checkout tell the sum alone, the lines of the receipt add up to it, and the account says that one key is for both', async ({
  page,
}) => {
  const email = someEmail()
  await register(page, email, PASSWORD)
  await page.goto(shop('/netflix-downloader?os=win'))
  const pair = page.locator('#together [data-pair=PV_NF]')
  await expect(pair.locator('[data-saving]')).toHaveText('You save $10.00')
  await expect(pair.locator('[data-part] td')).toHaveText(['$129.90', '$129.90'])
  await expect(pair.locator('[data-together]')).toHaveText('$249.80')

  await pair.getByRole('link', { name: 'Buy both for $249.80' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\?route=PV_NF&plan=LFT&os=win$/)
  await expect(page.locator('[data-total]')).toHaveText('$249.80')
  await expect(page.getByText('$124.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Pay $249.80' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const [key, ...others] = await licenceKeys(page)
  expect(others).toEqual([])
  const both = 'One key for Amazon Prime Video Downloader and Netflix Downloader'
  await expect(page.locator('main [data-opens]')).toHaveText(both)

  const [order] = await rows<{ number: string }>(`select number from orders where email = $1`, [email])
  await page.goto(shop(`/my-account/billing?order=${order?.number}`))
  const sold = page.locator('tr[data-sold]')
  await expect(sold).toHaveCount(2)
  await expect(sold.first()).toContainText(
    'Amazon Prime Video Downloader, Lifetime (from “Amazon Prime Video + Netflix”)',
  )
  const lines = (await sold.locator('td:last-child').allTextContents()).map(cents)
  expect(sum(lines)).toBe(cents(await page.locator('[data-total]').textContent()))
  expect(sum(lines)).toBe(24_980)

  await page.goto(shop('/my-account'))
  await expect(page.locator('main [data-opens]')).toHaveText(both)
  await expect(page.getByText(key ?? 'no key')).toBeVisible()
  for (const path of ['/netflix-downloader?os=win', '/amazon-prime-video-downloader?os=win']) {
    await page.goto(shop(path))
    await expect(
      page.getByRole('heading', { name: 'Covered by your Amazon Prime Video + Netflix' }),
    ).toBeVisible()
    await expect(page.locator('[data-pair=PV_NF]')).toHaveCount(0)
  }
})

test('who owns one of the two reads that the other alone costs less, and pages in memory never tell it', async ({
  page,
  browser,
}) => {
  const email = someEmail()
  await register(page, email, PASSWORD)
  await page.goto(shop('/checkout?route=disney_plus_downloader&plan=LFT&os=win'))
  await page.getByRole('button', { name: 'Pay $129.90' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  expect(await licenceKeys(page)).toHaveLength(1)

  await page.goto(shop('/netflix-downloader?os=win'))
  const owned = page.locator('#together [data-pair=NF_DN]')
  await expect(owned).toContainText(
    'You already own Disney+ Downloader. Netflix Downloader alone costs $129.90',
  )
  await expect(owned.getByRole('link')).toHaveAttribute('href', '/netflix-downloader')
  await page.goto(shop('/products'))
  await expect(page.locator('#video [data-pair]')).toHaveText([/Amazon Prime Video \+ Netflix/])

  const guest = await browser.newPage()
  await guest.goto(shop('/netflix-downloader?os=win'))
  await expect(guest.locator('#together [data-pair=NF_DN]')).toContainText('You save $10.00')
  await guest.goto(shop('/products'))
  await expect(guest.locator('#video [data-pair]')).toHaveCount(3)
  await guest.close()
})

test('nothing adult is sold together on a page that is not adult', async ({ page }) => {
  await page.goto(shop('/amazon-prime-video-downloader'))
  await expect(page.locator('[data-pair]').first()).toBeVisible()
  expect(await page.content()).not.toContain('FANZA')
  await page.goto(shop('/fanza-downloader'))
  await expect(page.locator('#together [data-pair=PV_FZ]')).toContainText('both come to $244.80')
})
