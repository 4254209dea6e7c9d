import { isQuoteError, type ProviderName, type QuoteError } from '@/pricing'
import { isSettled, type Order, orderByNumber } from '../orders/order'
import type { StoredQuote } from '../orders/stored-quote'
import { type Viewer, visibleOrder } from '../orders/viewer'
import { enterSession, leaveSession } from '../payments/enter'
import type { PaymentProvider } from '../payments/provider'
import { providerNamed } from '../payments/providers'
import { recurringOf } from '../payments/recurring'
import { openSessionOf, type PaymentSession } from '../payments/sessions'
import { database, inTransaction } from '../runtime/database'
import { type Agreed, type Changed, claimOrder, type Wanted } from './claim-order'
import { type PriceWithBase, requoteWithBase } from './requote'

/** `agreed`: the total that the buyer accepted; compared with the price, never charged. */
export type Paying = {
  number: string
  viewer: Viewer
  at: number
  provider?: ProviderName
  agreed?: Agreed
  isAgain?: boolean
  /** A hash; open sessions are shared out fairly between networks. */
  network?: string
}

export type PayResult =
  | { ok: true; url: string }
  | { ok: false; why: 'price_changed'; before: StoredQuote; after: StoredQuote }
  /** `superseded`: another click of the buyer went to the payer at another price. */
  | {
      ok: false
      why:
        | 'not_found'
        | 'already_owned'
        | 'already_settled'
        | 'superseded'
        | 'bad_input'
        | QuoteError['error']
    }

/**
 * Sends the buyer to the payer at the current price (ARCHITECTURE, flow 2). `price_changed` until the buyer agrees
 * to a new price; `already_owned` until they want it again. Repeated calls share one session; of two at different
 * prices only one can be paid (decision 024).
 */
export async function payOrder({
  number,
  viewer,
  at,
  provider: name,
  isAgain = false,
  ...paying
}: Paying): Promise<PayResult> {
  const order = await visibleOrder(number, viewer)
  if (!order) return { ok: false, why: 'not_found' }
  if (isSettled(order)) return SETTLED
  const provider = named(name, order)
  if (!provider || (order.subscriptionId !== null && !recurringOf(provider.name)))
    return { ok: false, why: 'bad_input' }
  const now = await requoteWithBase(order, at, provider.name)
  if (isQuoteError(now)) return { ok: false, why: now.error }
  const { isCovered, ...price } = now
  if (isCovered && !order.again && !isAgain) return alreadyOwned(order)
  if (isAgain) await rememberAgain(order)
  const wanted = { ...paying, ...price, number: order.number, at, provider: provider.name }
  return sendToProvider(wanted, () => requoteWithBase(order, at, provider.name))
}

/** The sandbox takes no money: a buyer may not choose it where the shop sells through another payer. */
const named = (name: ProviderName | undefined, order: Order): PaymentProvider | undefined =>
  name === 'sandbox' && order.provider !== 'sandbox' ? undefined : providerNamed(name ?? order.provider)

const SETTLED: PayResult = { ok: false, why: 'already_settled' }
const SUPERSEDED: PayResult = { ok: false, why: 'superseded' }

type PriceAgain = () => Promise<PriceWithBase | QuoteError>

/** How often another click may open a session between our closing one and opening ours. */
const MAX_TURNS = 10

async function sendToProvider(first: Wanted, priceAgain: PriceAgain): Promise<PayResult> {
  let wanted = first
  for (let turn = 1; turn <= MAX_TURNS; turn += 1) {
    const claim = await inTransaction(tx => claimOrder(tx, wanted))
    if (claim.kind === 'settled') return SETTLED
    if (claim.kind === 'changed') return priceChanged(wanted, claim)
    if (claim.kind === 'coupon_gone') {
      const now = await priceAgain()
      if (isQuoteError(now)) return { ok: false, why: now.error }
      wanted = { ...wanted, ...now }
      continue
    }
    if (claim.kind === 'other') {
      if (turn < MAX_TURNS) await leaveSession(claim.open)
      continue
    }
    const url = await enterSession(claim.order, claim.session)
    if (url !== undefined) return { ok: true, url }
    if (claim.session.session === null) return SUPERSEDED
  }
  return SUPERSEDED
}

async function priceChanged({ number, quote }: Wanted, { before, open }: Changed): Promise<PayResult> {
  if (!(await isLeft(number, open))) return SETTLED
  return { ok: false, why: 'price_changed', before, after: quote }
}

async function alreadyOwned({ id, number }: Order): Promise<PayResult> {
  if (!(await isLeft(number, await openSessionOf(database, id)))) return SETTLED
  return { ok: false, why: 'already_owned' }
}

/** Closes the open session; false if it turns out paid. */
async function isLeft(number: string, open: PaymentSession | undefined): Promise<boolean> {
  if (!open) return true
  await leaveSession(open)
  const order = await orderByNumber(database, number)
  return order !== undefined && !isSettled(order)
}

const rememberAgain = ({ id }: Order) =>
  database.query('update orders set again = true, updated_at = now() where id = $1', [id])
