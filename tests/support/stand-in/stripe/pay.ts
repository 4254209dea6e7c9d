import { type CardKind, cardOf } from '../cards'
import { textAt } from '../form-body'
import { type Ledger, newId } from '../ledger'
import { challengePage, endPage, payPage } from '../pages'
import type { Answer, Call, Route } from '../route'
import { sessionNow } from './checkout'
import {
  type Charge,
  type Dispute,
  type Intent,
  type Method,
  type Session,
  type Setup,
  tell,
} from './objects'

const TITLE = 'Stripe Checkout (stand-in)'

export const STRIPE_PAGES: Route[] = [
  { front: 'stripe', method: 'GET', path: '/pay/stripe/:id', run: show },
  { front: 'stripe', method: 'POST', path: '/pay/stripe/:id', run: press },
]

const html = (body: string): Answer => ({ status: 200, type: 'text/html; charset=utf-8', body })

async function show(call: Call): Promise<Answer> {
  const session = await sessionNow(call)
  return html(session.status === 'open' ? pageOf(session) : endPage(TITLE))
}

const pageOf = ({ description, amount_total, currency, cancel_url }: Session, problem?: string): string =>
  payPage({
    title: TITLE,
    what: description,
    amount: `${amount_total} ${currency}`,
    problem,
    back: cancel_url,
  })

/** A card, or the answer to the bank's question about one. */
async function press(call: Call): Promise<Answer> {
  const session = await sessionNow(call)
  if (session.status !== 'open') return html(endPage(TITLE))
  if (textAt(call.body, 'challenge'))
    return textAt(call.body, 'answer') === 'complete'
      ? paid(call, session, 'threeDSecure')
      : declined(call, session, 'We are unable to authenticate your payment method.')
  const card = cardOf(textAt(call.body, 'card') ?? '')
  if (card === 'threeDSecure') return html(challengePage(TITLE))
  if (card === undefined) return html(pageOf(session, 'Your card number is invalid.'))
  return card === 'declined' || card === 'hardDecline'
    ? declined(call, session, 'Your card was declined.')
    : paid(call, session, card)
}

async function declined({ ledger, now }: Call, session: Session, problem: string): Promise<Answer> {
  const intent = intentOf(session, now, { status: 'requires_payment_method', latest_charge: null })
  await tell(ledger, 'payment_intent.payment_failed', await ledger.put('stripe', 'payment_intent', intent))
  return html(pageOf(session, problem))
}

const intentOf = (
  { amount_total, currency, payment_intent_metadata: metadata, livemode, saves }: Session,
  now: number,
  state: Pick<Intent, 'status' | 'latest_charge'> & Partial<Intent>,
): Intent => ({
  id: newId('pi_'),
  object: 'payment_intent',
  amount: amount_total ?? 0,
  currency: currency ?? 'usd',
  created: Math.floor(now / 1000),
  metadata,
  livemode,
  customer: null,
  payment_method: null,
  setup_future_usage: saves ? 'off_session' : null,
  last_payment_error: null,
  ...state,
})

/** Saves a card of a customer, and takes no money. */
async function saved({ ledger }: Call, session: Session, card: CardKind): Promise<Answer> {
  const method: Method = { id: newId('pm_'), object: 'payment_method', customer: session.customer, card }
  await ledger.put('stripe', 'payment_method', method)
  const setup: Setup = {
    ...{ id: newId('seti_'), object: 'setup_intent', status: 'succeeded', livemode: false },
    payment_method: method.id,
  }
  await ledger.put('stripe', 'setup_intent', setup)
  const complete: Session = { ...session, status: 'complete', url: null, setup_intent: setup.id }
  await tell(ledger, 'checkout.session.completed', await ledger.put('stripe', 'checkout.session', complete))
  return { status: 303, body: '', location: session.success_url ?? '/' }
}

async function paid(call: Call, session: Session, card: CardKind): Promise<Answer> {
  if (session.mode === 'setup') return saved(call, session, card)
  const { ledger, now } = call
  const charge = newId('ch_')
  const customer = session.saves ? newId('cus_') : null
  const method: Method = { id: newId('pm_'), object: 'payment_method', customer, card }
  await ledger.put('stripe', 'payment_method', method)
  const whose = { customer, payment_method: method.id }
  const intent = intentOf(session, now, { status: 'succeeded', latest_charge: charge, ...whose })
  await ledger.put('stripe', 'payment_intent', intent)
  await ledger.put('stripe', 'charge', chargeOf(intent, charge, card))
  const complete: Session = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer,
    payment_intent: intent.id,
  }
  await ledger.put('stripe', 'checkout.session', complete)
  await tell(ledger, 'payment_intent.succeeded', intent)
  await tell(ledger, 'checkout.session.completed', complete)
  if (card === 'disputed') await openDispute(ledger, charge)
  return { status: 303, body: '', location: session.success_url ?? '/' }
}

export const chargeOf = (intent: Intent, id: string, card: CardKind): Charge => ({
  id,
  object: 'charge',
  amount: intent.amount,
  currency: intent.currency,
  created: intent.created,
  amount_refunded: 0,
  refunded: false,
  disputed: false,
  paid: true,
  status: 'succeeded',
  livemode: false,
  metadata: intent.metadata,
  payment_intent: intent.id,
  card,
})

/** The buyer complains at the bank. */
export async function openDispute(ledger: Ledger, id: string): Promise<Dispute | undefined> {
  const charge = await ledger.get<Charge>('charge', id)
  if (!charge) return undefined
  await ledger.put<Charge>('stripe', 'charge', { ...charge, disputed: true })
  const dispute: Dispute = {
    id: newId('dp_'),
    object: 'dispute',
    amount: charge.amount,
    currency: charge.currency,
    created: Math.floor((await ledger.now()) / 1000),
    status: 'needs_response',
    reason: 'fraudulent',
    livemode: false,
    payment_intent: charge.payment_intent,
    charge: id,
  }
  await ledger.put('stripe', 'dispute', dispute)
  await tell(ledger, 'charge.dispute.created', dispute)
  return dispute
}
