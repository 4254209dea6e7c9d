import type { Page } from '@playwright/test'
import { CARDS } from './stand-in/cards'
import { standInAt } from './stand-in/client'

/** A payer as buyers meet it on its hosted page, and what its staff or the bank behind it do; amounts in minor units. */
export type PayerSide = {
  giveCard: (page: Page, card: 'good' | 'goodThenFailing') => Promise<void>
  /** All of a payment, where no amount is said. */
  refund: (payment: string, amount?: number) => Promise<void>
  loseDispute: (payment: string) => Promise<void>
}

const giveCard: PayerSide['giveCard'] = async (page, card) => {
  await page.getByLabel('Card number').fill(CARDS[card])
  await page.getByRole('button', { name: 'Pay' }).click()
}

export const stripeSide = (origin: string): PayerSide => ({
  giveCard,
  refund: (payment, amount) =>
    post(`${origin}/v1/refunds`, {
      body: new URLSearchParams({ payment_intent: payment, ...(amount && { amount: String(amount) }) }),
    }),
  loseDispute: async payment => {
    await standInAt(origin).act('stripe', 'dispute', payment)
    await standInAt(origin).act('stripe', 'lose', payment)
  },
})

export const paddleSide = (origin: string): PayerSide => ({
  giveCard,
  refund: async (payment, amount) => {
    const part = amount ? { type: 'partial', items: [{ amount: String(amount) }] } : { type: 'full' }
    await post(`${origin}/paddle/adjustments`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'refund', transaction_id: payment, reason: 'asked for', ...part }),
    })
    await standInAt(origin).act('paddle', 'approve', payment)
  },
  loseDispute: payment => standInAt(origin).act('paddle', 'lose', payment),
})

async function post(url: string, asked: RequestInit): Promise<void> {
  const answer = await fetch(url, { method: 'POST', ...asked })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
}

const SANDBOX_CARD = {
  good: /^(?:Pay|Save this card)$/,
  goodThenFailing: 'Save a card that will be declined',
}

/** The sandbox has no staff: what it pays back is asked for at the support desk. */
export const sandboxSide = (page: Page, origin: string): Omit<PayerSide, 'refund'> => ({
  giveCard: (hosted, card) => hosted.getByRole('button', { name: SANDBOX_CARD[card] }).click(),
  loseDispute: async payment => {
    for (const name of ['Dispute the payment', 'The buyer wins the dispute']) {
      await page.goto(`${origin}/sandbox/${payment}`)
      const pressed = page.waitForResponse(answer => answer.url().endsWith('/press'))
      await page.getByRole('button', { name }).click()
      await pressed
    }
  },
})
