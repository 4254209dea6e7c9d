import { standInAt } from './stand-in/client'

/** What staff of a payer, or the bank behind it, do with a payment there; amounts in minor units, all of it without one. */
export type StaffOfPayer = {
  refund: (payment: string, amount?: number) => Promise<unknown>
  loseDispute: (payment: string) => Promise<unknown>
}

export const staffOfStripe = (origin: string): StaffOfPayer => ({
  refund: (payment, amount) =>
    post(`${origin}/v1/refunds`, {
      body: new URLSearchParams({ payment_intent: payment, ...(amount && { amount: String(amount) }) }),
    }),
  loseDispute: async payment => {
    await standInAt(origin).act('stripe', 'dispute', payment)
    await standInAt(origin).act('stripe', 'lose', payment)
  },
})

export const staffOfPaddle = (origin: string): StaffOfPayer => ({
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
