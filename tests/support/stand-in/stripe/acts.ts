import { type Ledger, newId } from '../ledger'
import { type Charge, type Dispute, type Refund, tell, type Warning } from './objects'
import { openDispute } from './pay'

/** What banks do later, by the id of a payment intent. */
export const STRIPE_ACTS: Record<string, (ledger: Ledger, payment: string) => Promise<unknown>> = {
  dispute: async (ledger, payment) => openDispute(ledger, (await chargeOf(ledger, payment)).id),
  win: (ledger, payment) => endDispute(ledger, payment, 'won'),
  lose: (ledger, payment) => endDispute(ledger, payment, 'lost'),
  warn: async (ledger, payment) => {
    const charge = await chargeOf(ledger, payment)
    const warning: Warning = {
      id: newId('issfr_'),
      object: 'radar.early_fraud_warning',
      actionable: true,
      charge: charge.id,
      created: Math.floor((await ledger.now()) / 1000),
      fraud_type: 'unauthorized_use_of_card',
      livemode: false,
      payment_intent: payment,
    }
    await ledger.put('stripe', 'radar.early_fraud_warning', warning)
    await tell(ledger, 'radar.early_fraud_warning.created', warning)
  },
  fail_refunds: async (ledger, payment) => {
    const charge = await chargeOf(ledger, payment)
    const pending = (await ledger.all<Refund>('refund')).filter(
      ({ payment_intent, status }) => payment_intent === payment && status === 'pending',
    )
    for (const each of pending)
      await tell(
        ledger,
        'refund.failed',
        await ledger.put<Refund>('stripe', 'refund', { ...each, status: 'failed' }),
      )
    const amount_refunded = charge.amount_refunded - pending.reduce((sum, { amount }) => sum + amount, 0)
    await ledger.put<Charge>('stripe', 'charge', { ...charge, amount_refunded, refunded: false })
  },
}

async function chargeOf(ledger: Ledger, payment: string): Promise<Charge> {
  const charge = (await ledger.all<Charge>('charge')).find(each => each.payment_intent === payment)
  if (!charge) throw new Error(`The ledger has no charge of ${payment}.`)
  return charge
}

async function endDispute(ledger: Ledger, payment: string, status: 'won' | 'lost'): Promise<void> {
  const dispute = (await ledger.all<Dispute>('dispute')).find(each => each.payment_intent === payment)
  if (!dispute) throw new Error(`The ledger has no dispute of ${payment}.`)
  await tell(
    ledger,
    'charge.dispute.closed',
    await ledger.put<Dispute>('stripe', 'dispute', { ...dispute, status }),
  )
}
