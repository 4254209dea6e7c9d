import { expect } from '@playwright/test'
import type { PayerSide } from './payer-side'
import type { Subscriber } from './subscriber-at-payer'

export const IN_TIME = { timeout: 60_000 }

/** Subscribe, renew three times, fail and mend, cancel and resume, and for life, after which nothing renews: at every payer. */
export async function liveThrough(subscriber: Subscriber): Promise<void> {
  await subscriber.signUp()
  await subscriber.subscribe()
  for (const count of [2, 3, 4]) {
    await subscriber.letThePeriodEnd()
    await expect.poll(subscriber.charges, IN_TIME).toEqual(Array(count).fill('paid 3590'))
  }
  await failAndMend(subscriber)
  await cancelAndResume(subscriber)

  await subscriber.page.getByRole('link', { name: /^Change plan/ }).click()
  await subscriber.page.getByRole('button', { name: /^Pay .* and change to Lifetime/i }).click()
  await subscriber.toldOnPage('Turned into a lifetime license.')
  expect(await subscriber.licences()).toEqual(['active LFT'])
  expect(await subscriber.isDue()).toBe(false)
  expect(await subscriber.charges()).toHaveLength(6)
}

async function failAndMend(subscriber: Subscriber): Promise<void> {
  await subscriber.toldOnPage(/Next charge: \$35\.90 on/)
  await subscriber.changeCard('goodThenFailing')
  await subscriber.letThePeriodEnd()
  await subscriber.toldOnPage('The last payment failed.')
  await subscriber.changeCard('good')
  await expect.poll(subscriber.charges, IN_TIME).toEqual(Array(5).fill('paid 3590'))
}

async function cancelAndResume({ page, toldOnPage }: Subscriber): Promise<void> {
  await toldOnPage(/Next charge: \$35\.90 on/)
  await page.getByRole('link', { name: /^Cancel/ }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/Canceled: nothing more is charged/)).toBeVisible()
  await page.getByRole('button', { name: /^Resume/ }).click()
  await expect(page.getByText(/Next charge: \$35\.90 on/)).toBeVisible()
}

/** What was paid for a lifetime licence goes back, and the licence with it. */
export async function getAllBack(subscriber: Subscriber, payer: Pick<PayerSide, 'refund'>): Promise<void> {
  const paid = await subscriber.charges()
  await payer.refund(await subscriber.lastPayment())
  await expect.poll(subscriber.licences, IN_TIME).toEqual(['refunded LFT'])
  expect(await subscriber.charges()).toEqual([...paid.slice(0, -1), paid.at(-1)?.replace('paid', 'refunded')])
}
