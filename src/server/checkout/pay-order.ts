import { isQuoteError, type PayerName, type QuoteError } from '@/pricing'
import { database, inTransaction } from '../database'
import { isSettled, orderByNumber, type StoredQuote, type Viewer, visibleOrder } from '../orders'
import { enterSession, leaveSession, payerNamed } from '../payments'
import { type Agreed, type Changed, claimOrder, type Wanted } from './claim-order'
import { requoteWithBase } from './requote'

/** `agreed` is the total that the buyer last saw and said yes to; it is compared with, never charged. */
export type Paying = {
  number: string
  viewer: Viewer
  at: number
  payer?: PayerName
  agreed?: Agreed
  /** From where, in a form that names nobody: of many that are open at once each network gets its share. */
  network?: string
}

export type PayResult =
  | { ok: true; url: string }
  | { ok: false; why: 'price_changed'; before: StoredQuote; after: StoredQuote }
  /** `superseded`: another click of the same buyer went to the payer at another price meanwhile. */
  | { ok: false; why: 'not_found' | 'already_settled' | 'superseded' | 'bad_input' | QuoteError['error'] }

/**
 * Sends the buyer of an order to the payer, at the price of now (ARCHITECTURE, flow 2). Where that is another one than the
 * order was placed at, it answers `price_changed` with both until the buyer agrees. Sent twice it is one session; at two
 * prices at once one of them can be paid, and it is the order's (decision 024).
 */
export async function payOrder({ number, viewer, at, payer: name, ...paying }: Paying): Promise<PayResult> {
  const order = await visibleOrder(number, viewer)
  if (!order) return { ok: false, why: 'not_found' }
  if (isSettled(order)) return SETTLED
  const payer = payerNamed(name ?? order.payer)
  if (!payer) return { ok: false, why: 'bad_input' }
  const now = await requoteWithBase(order, at, payer.name)
  if (isQuoteError(now)) return { ok: false, why: now.error }
  return sendToPayer({ ...paying, ...now, number: order.number, at, provider: payer.name })
}

const SETTLED: PayResult = { ok: false, why: 'already_settled' }
const SUPERSEDED: PayResult = { ok: false, why: 'superseded' }

/** So often somebody else may open a session between our closing one and opening our own. */
const MOST_TURNS = 10

async function sendToPayer(wanted: Wanted): Promise<PayResult> {
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const claim = await inTransaction(tx => claimOrder(tx, wanted))
    if (claim.kind === 'settled') return SETTLED
    if (claim.kind === 'changed') return priceChanged(wanted, claim)
    if (claim.kind === 'other') {
      if (turn < MOST_TURNS) await leaveSession(claim.open)
      continue
    }
    const url = await enterSession(claim.order, claim.session)
    if (url !== undefined) return { ok: true, url }
    if (claim.session.session === null) return SUPERSEDED
  }
  return SUPERSEDED
}

/** The session at the old price is closed before the new one is shown; where it turns out paid, so is the order. */
async function priceChanged({ number, quote }: Wanted, { before, open }: Changed): Promise<PayResult> {
  if (open) {
    await leaveSession(open)
    const order = await orderByNumber(database, number)
    if (!order || isSettled(order)) return SETTLED
  }
  return { ok: false, why: 'price_changed', before, after: quote }
}
