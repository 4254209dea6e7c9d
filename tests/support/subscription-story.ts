import { expect, type Page } from '@playwright/test'
import { someEmail } from './journey'
import type { StaffOfPayer } from './payer-staff'
import type { ShopWithPayers } from './shop-with-payers'
import { type Subscriber, subscriberAt } from './subscriber-at-payer'

const POLL = { timeout: 60_000 }

/** Subscribe, renew, fail and mend, cancel and resume, for life, and back: the same at every payer. */
export async function liveThrough(shop: ShopWithPayers, page: Page, staff: StaffOfPayer): Promise<void> {
  const subscriber = subscriberAt(shop, page, someEmail())
  await subscriber.signUp()
  await subscriber.subscribe('good')
  await subscriber.letThePeriodEnd()
  await expect.poll(subscriber.charges, POLL).toEqual(['paid 3590', 'paid 3590'])
  await failAndMend(subscriber, page)

  await subscriber.toldOnPage(/Next charge: \$35\.90 on/)
  await page.getByRole('link', { name: /^Cancel/ }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/Cancelled: nothing more is charged/)).toBeVisible()
  await page.getByRole('button', { name: /^Resume/ }).click()
  await expect(page.getByText(/Next charge: \$35\.90 on/)).toBeVisible()

  await page.getByRole('link', { name: /^Change plan/ }).click()
  await page.getByRole('button', { name: /^Pay .* and change to Lifetime/i }).click()
  await subscriber.toldOnPage('Turned into a lifetime licence.')
  const paid = await subscriber.charges()
  expect(paid).toHaveLength(4)
  await subscriber.letThePeriodEnd()
  await staff.refund(await subscriber.lastPayment())
  await expect.poll(subscriber.licences, POLL).toEqual(['refunded LFT'])
  expect(await subscriber.charges()).toEqual([...paid.slice(0, 3), paid[3]?.replace('paid', 'refunded')])
}

async function failAndMend(subscriber: Subscriber, page: Page): Promise<void> {
  await subscriber.toldOnPage(/Next charge: \$35\.90 on/)
  await page.getByRole('button', { name: /^Change card/ }).click()
  await subscriber.typeCard('goodThenFailing')
  await expect(page.getByText('Your new card is saved.')).toBeVisible()
  await subscriber.letThePeriodEnd()
  await subscriber.toldOnPage('The last payment failed.')
  await page.getByRole('button', { name: /^Change card/ }).click()
  await subscriber.typeCard('good')
  await expect(page.getByText('Your new card is saved.')).toBeVisible()
  await expect.poll(subscriber.charges, POLL).toEqual(Array(3).fill('paid 3590'))
}

/**
 * A longer plan at the price shown, a shorter one scheduled and dropped, a product added, a coupon to stay, a part back, and
 * a complaint that the bank decides for the buyer: the same at every payer.
 */
export async function changeThrough(shop: ShopWithPayers, page: Page, staff: StaffOfPayer): Promise<void> {
  const subscriber = subscriberAt(shop, page, someEmail())
  const refundsShown = async (): Promise<string[]> => {
    await page.goto(`${shop.host.origin}/my-account/billing`)
    return page.locator('dl').getByText('Refunded').locator('..').allInnerTexts()
  }
  await subscriber.signUp()
  await subscriber.subscribe('good')
  await changePlan(subscriber, page)
  await addProduct(subscriber, page)
  await stayForLess(subscriber, page)

  await staff.refund(await subscriber.lastPayment(), 590)
  await expect.poll(refundsShown, POLL).toEqual([expect.stringContaining('$5.90')])
  expect(await subscriber.licences()).toEqual(['active 1Y', 'active 1Y'])

  const paid = await subscriber.charges()
  await staff.loseDispute(await subscriber.lastPayment())
  await subscriber.toldOnPage(/^It ended on /)
  expect(await subscriber.licences()).not.toContain('active 1Y')
  expect(await subscriber.isDue()).toBe(false)
  expect(await subscriber.charges()).toHaveLength(paid.length)
}

/** What a button that pays says it charges, in cents; then it is pressed. */
async function payWhatIsShown(page: Page, name: RegExp): Promise<number> {
  const pay = page.getByRole('button', { name })
  const amount = /\$([\d.]+)/.exec(await pay.innerText())?.[1]
  await pay.click()
  return Math.round(Number(amount) * 100)
}

async function changePlan(subscriber: Subscriber, page: Page): Promise<void> {
  await subscriber.toldOnPage(/Next charge: \$35\.90 on/)
  await page.getByRole('link', { name: /^Change plan/ }).click()
  const charged = await payWhatIsShown(page, /^Pay \$[\d.]+ and change to 1 year/)
  await subscriber.toldOnPage(/Next charge: \$64\.90 on/)
  expect(await subscriber.charges()).toEqual(['paid 3590', `paid ${charged}`])

  await page.getByRole('link', { name: /^Change plan/ }).click()
  await page.getByRole('button', { name: /^Change to 1 month on/ }).click()
  await expect(page.getByText(/^From .*: 1 month\./)).toBeVisible()
  await page.getByRole('link', { name: /^Change plan/ }).click()
  await page.getByRole('button', { name: 'Stay with 1 year' }).click()
  await expect(page.getByText(/^From .*: 1 month\./)).toHaveCount(0)
}

async function addProduct(subscriber: Subscriber, page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Change plan or products/ }).click()
  await page.getByLabel('Product to add').selectOption({ label: 'Hulu Downloader' })
  await page.getByRole('button', { name: 'Show the price' }).click()
  const charged = await payWhatIsShown(page, /^Pay \$[\d.]+ and add Hulu Downloader/)
  await subscriber.toldOnPage('With Hulu Downloader.')
  expect((await subscriber.charges()).at(-1)).toBe(`paid ${charged}`)
}

/** The next charge is lower, the one after it is not. */
async function stayForLess(subscriber: Subscriber, page: Page): Promise<void> {
  const usual = await subscriber.nextCharge()
  await page.getByRole('link', { name: /^Cancel/ }).click()
  await page.getByRole('button', { name: 'Stay with $5.00 off' }).click()
  await expect(page.getByRole('button', { name: 'Stay with $5.00 off' })).toHaveCount(0)
  expect(await subscriber.nextCharge()).toBe(usual - 500)
  const before = await subscriber.charges()
  await subscriber.letThePeriodEnd()
  await expect.poll(subscriber.charges, POLL).toEqual([...before, `paid ${usual - 500}`])
  await subscriber.letThePeriodEnd()
  await expect.poll(subscriber.charges, POLL).toEqual([...before, `paid ${usual - 500}`, `paid ${usual}`])
}
