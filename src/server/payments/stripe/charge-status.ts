import { z } from 'zod'
import { CURRENCIES } from '@/pricing'
import type { SessionStatus } from '../provider'
import { type PaymentIntent, paymentIntent } from './answers'
import { asked, isMissing, stripe } from './client'
import { news } from './news'

/** Of a charge without its buyer, by its name. */
export async function statusOfCharge(name: string): Promise<SessionStatus> {
  const found = await intentAtStripe(name)
  return found ? statusOfIntent(found) : { state: 'unknown' }
}

/** Undefined where Stripe knows no such charge, or we did not make it. */
export async function intentAtStripe(name: string): Promise<PaymentIntent | undefined> {
  const withCharge = { expand: ['latest_charge'] }
  try {
    const found = await asked(() => stripe().paymentIntents.retrieve(name, withCharge), paymentIntent)
    return found.metadata?.payment_session ? found : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function statusOfIntent(found: PaymentIntent): Promise<SessionStatus> {
  const money = moneyOf(found)
  const charge = typeof found.latest_charge === 'object' ? found.latest_charge : undefined
  const at = (charge?.created ?? found.created) * 1000
  if (found.status === 'processing') return { state: 'open', url: '' }
  if (found.status !== 'succeeded')
    return { state: 'settled', event: { ...money, type: 'declined', at, ...hardnessOf(found) } }
  const also = await news(money, found.id, charge ?? undefined)
  return { state: 'settled', event: { ...money, type: charge?.refunded ? 'refunded' : 'paid', at }, also }
}

const moneyOf = ({ id: session, metadata, amount, currency }: PaymentIntent) => ({
  session,
  reference: z.string().parse(metadata?.order),
  amount,
  currency: z.enum(CURRENCIES).parse(currency.toUpperCase()),
})

/** After these, Stripe says, the same payment method is not to be charged again. */
const HARD = [
  'authentication_required',
  'highest_risk_level',
  'incorrect_number',
  'lost_card',
  'pickup_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'transaction_not_allowed',
]

function hardnessOf({ last_payment_error: error }: PaymentIntent): { isHard?: true } {
  return HARD.includes(error?.decline_code ?? error?.code ?? '') ? { isHard: true } : {}
}
