import type { CreateSubscriptionCharge } from '@paddle/paddle-node-sdk'
import { cardName } from '../card-name'
import { LostAnswer } from '../payer-calls'
import type { SessionStatus } from '../provider'
import type { Charged, ChargeRequest, MandateState, RecurringProvider } from '../recurring-provider'
import { subscription, type Transaction, transactions } from './answers'
import { fetchCardPage, openCardPage } from './card-page'
import { isMissing, isRefused, isRefusedAs, paddle, read, write } from './client'
import { priceOf } from './open'
import { marksOf, statusOfTransaction } from './status'

/** Charges what Paddle's subscriptions keep, at our instant and our price; they charge nothing themselves (decision 058). */
export const paddleRecurring: RecurringProvider = {
  asksAgainAfterSeconds: 60,
  charge,
  fetchCharge: async (key, mandate) => chargedAs(await transactionOf(mandate, key)),
  nameOfCard,
  endMandate,
  openCardPage,
  fetchCardPage,
  mandates: {
    about: ({ told, about }) => (told.startsWith('subscription.') ? (about ?? undefined) : undefined),
    stateOf,
  },
}

/** What is not found after a lost answer may still be on its way: it is not asked for again before it is looked for later. */
async function charge(request: ChargeRequest): Promise<Charged> {
  const { mandate, idempotencyKey: key } = request
  const outcome = await ask(request)
  const found = chargedAs(await transactionOf(mandate, key))
  if (found) return found
  if (outcome === 'unseen')
    throw new LostAnswer(new Error('Paddle does not show a charge that it was asked for.'))
  const isHard = outcome === 'gone'
  return { session: `declined:${key}`, status: declined(request, isHard) }
}

type Outcome = 'unseen' | 'declined' | 'gone'

/** What is said to it; the charge itself is read afterwards. A decline need not leave one. */
async function ask(request: ChargeRequest): Promise<Outcome> {
  const { mandate } = request
  try {
    await write(() => paddle().subscriptions.createOneTimeCharge(mandate, bodyOf(request)), subscription)
    return 'unseen'
  } catch (error) {
    if (error instanceof LostAnswer) return 'unseen'
    if (isRefusedAs(error, ['subscription_payment_declined'])) return 'declined'
    if (isRefused(error) && (await stateOf(mandate)) === 'ended') return 'gone'
    throw error
  }
}

/** Paddle may end and pause a subscription, as may its buyer there. */
async function stateOf(mandate: string): Promise<MandateState> {
  try {
    const { status } = await read(() => paddle().subscriptions.get(mandate), subscription)
    return status === 'canceled' ? 'ended' : status === 'paused' ? 'paused' : 'active'
  } catch (error) {
    if (isMissing(error)) return 'ended'
    throw error
  }
}

/** The charge that carries a key, looked for among the newest of its subscription. */
async function transactionOf(mandate: string, key: string): Promise<Transaction | undefined> {
  const asked = paddle().transactions.list({
    subscriptionId: [mandate],
    origin: ['subscription_charge'],
    perPage: 50,
    orderBy: 'created_at[DESC]',
  })
  for (;;) {
    const found = await read(() => asked.next(), transactions)
    const ours = found.find(each => marksOf(each)?.key === key)
    if (ours || !asked.hasMore) return ours
  }
}

const chargedAs = (found: Transaction | undefined): Charged | undefined =>
  found && { session: found.id, status: statusOfTransaction(found) }

function declined(request: ChargeRequest, isHard: boolean): SessionStatus {
  const { reference, amount, currency, idempotencyKey } = request
  const session = `declined:${idempotencyKey}`
  const event = { session, reference, amount, currency, type: 'declined', at: Date.now() } as const
  return { state: 'settled', event: { ...event, ...(isHard && { isHard }) } }
}

/** The charge is at once, or it is not made: a failed one moves nothing at Paddle. */
function bodyOf(request: ChargeRequest): CreateSubscriptionCharge {
  const customData = { order: request.reference, key: request.idempotencyKey }
  return {
    effectiveFrom: 'immediately',
    onPaymentFailure: 'prevent_change',
    items: [{ quantity: 1, price: { ...priceOf(request), customData } }],
  }
}

/** Of the newest payment of what is saved: Paddle tells a card with what it paid. */
async function nameOfCard(mandate: string): Promise<string | undefined> {
  const asked = paddle().transactions.list({
    subscriptionId: [mandate],
    status: ['paid', 'completed'],
    perPage: 1,
    orderBy: 'created_at[DESC]',
  })
  const [newest] = await read(() => asked.next(), transactions)
  const card = newest?.payments[0]?.methodDetails?.card
  return card ? cardName({ brand: card.type, last4: card.last4 }) : undefined
}

/** At once and without proration; one that is over already is refused, which is as good. */
async function endMandate(mandate: string): Promise<void> {
  try {
    await read(() => paddle().subscriptions.cancel(mandate, { effectiveFrom: 'immediately' }), subscription)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}
