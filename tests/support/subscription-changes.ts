import { expect } from '@playwright/test'
import type { PayerSide } from './payer-side'
import type { Subscriber } from './subscriber-at-payer'
import { IN_TIME } from './subscription-story'

/** A longer plan at the price shown, a shorter one scheduled and dropped, a product added, and a coupon to stay: at every payer. */
export async function changeThrough(subscriber: Subscriber): Promise<void> {
  await subscriber.signUp()
  await subscriber.subscribe()
  await changePlan(subscriber)
  await addProduct(subscriber)
  await stayForLess(subscriber)
}

/** What a button that pays says it charges, in cents; then it is pressed. */
async function payWhatIsShown({ page }: Subscriber, name: RegExp): Promise<number> {
  const pay = page.getByRole('button', { name })
  const amount = /\$([\d.]+)/.exec(await pay.innerText())?.[1]
  await pay.click()
  return Math.round(Number(amount) * 100)
}

async function changePlan(subscriber: Subscriber): Promise<void> {
  const { page } = subscriber
  await subscriber.toldOnPage(/Next charge: \$35\.90 on/)
  await page.getByRole('link', { name: /^Change plan/ }).click()
  const yearly = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '1 year' }) })
  await expect(yearly).toContainText(/Next charge with your current plan\s*\$35\.90 on/)
  const charged = await payWhatIsShown(subscriber, /^Pay \$[\d.]+ and change to 1 year/)
  await subscriber.toldOnPage(/Next charge: \$64\.90 on/)
  expect(await subscriber.charges()).toEqual(['paid 3590', `paid ${charged}`])

  await page.getByRole('link', { name: /^Change plan/ }).click()
  await page.getByRole('button', { name: /^Change to 1 month on/ }).click()
  await expect(page.getByText(/^From .*: 1 month\./)).toBeVisible()
  await page.getByRole('link', { name: /^Change plan/ }).click()
  await page.getByRole('button', { name: 'Stay with 1 year' }).click()
  await expect(page.getByText(/^From .*: 1 month\./)).toHaveCount(0)
}

async function addProduct(subscriber: Subscriber): Promise<void> {
  const { page } = subscriber
  await page.getByRole('link', { name: /^Change plan or products/ }).click()
  await page.getByLabel('Product to add').selectOption({ label: 'Hulu Downloader' })
  await page.getByRole('button', { name: 'Show the price' }).click()
  const charged = await payWhatIsShown(subscriber, /^Pay \$[\d.]+ and add Hulu Downloader/)
  await subscriber.toldOnPage('With Hulu Downloader.')
  expect((await subscriber.charges()).at(-1)).toBe(`paid ${charged}`)

  await page.getByRole('button', { name: 'Give up Hulu Downloader' }).click()
  await expect(page.getByText(/^Until .*: Hulu Downloader\. It does not renew\./)).toBeVisible()
  await expect(page.getByText(/Next charge: \$64\.90 on/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep Hulu Downloader' }).click()
  await expect(page.getByText('With Hulu Downloader.')).toBeVisible()
}

/** The next charge is lower, the one after it is not; it is offered once. */
async function stayForLess(subscriber: Subscriber): Promise<void> {
  const { page } = subscriber
  const usual = await subscriber.nextCharge()
  await page.getByRole('link', { name: /^Cancel/ }).click()
  await page.getByRole('button', { name: 'Stay with $5.00 off' }).click()
  await expect(page.getByRole('button', { name: 'Stay with $5.00 off' })).toHaveCount(0)
  expect(await subscriber.nextCharge()).toBe(usual - 500)
  await page.getByRole('link', { name: /^Cancel/ }).click()
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Or stay for less' })).toHaveCount(0)
  const expected = await subscriber.charges()
  for (const next of [usual - 500, usual]) {
    await subscriber.letThePeriodEnd()
    expected.push(`paid ${next}`)
    await expect.poll(subscriber.charges, IN_TIME).toEqual(expected)
  }
}

/** A part of a charge goes back: the bills say how much, and the licences stay. */
export async function getPartBack(subscriber: Subscriber, payer: Pick<PayerSide, 'refund'>): Promise<void> {
  await payer.refund(await subscriber.lastPayment(), 590)
  await expect.poll(subscriber.refundsOnPage, IN_TIME).toEqual([expect.stringContaining('$5.90')])
  expect(await subscriber.licences()).toEqual(['active 1Y', 'active 1Y'])
}

/** The bank decides a complaint for the buyer: licences and subscription end, and nothing is ever charged again. */
export async function loseComplaint(
  subscriber: Subscriber,
  payer: Pick<PayerSide, 'loseDispute'>,
): Promise<void> {
  const paid = await subscriber.charges()
  await payer.loseDispute(await subscriber.lastPayment())
  await subscriber.toldOnPage(/^It ended on /)
  expect(await subscriber.licences()).not.toContain('active 1Y')
  expect(await subscriber.isDue()).toBe(false)
  expect(await subscriber.charges()).toHaveLength(paid.length)
}
