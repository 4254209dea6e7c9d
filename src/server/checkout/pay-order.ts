import { isQuoteError, type PayerName, type QuoteError } from '@/pricing'
import { database, inTransaction } from '../database'
import { isSettled, type Order, orderUrl, type StoredQuote, type Viewer, visibleOrder } from '../orders'
import { type Payer, payerNamed, payerOf, reconcileOrder } from '../payments'
import { insertLine } from './place-order'
import { isSamePrice, requote } from './requote'

/** `agreed` is the total that the buyer last saw and said yes to; it is compared with, never charged. */
export type Paying = { number: string; viewer: Viewer; at: number; payer?: PayerName; agreed?: Agreed }
export type Agreed = { total: number; currency: string }

export type PayResult =
  | { ok: true; url: string }
  | { ok: false; why: 'price_changed'; before: StoredQuote; after: StoredQuote }
  | { ok: false; why: 'not_found' | 'already_settled' | 'bad_input' | QuoteError['error'] }

/**
 * Sends the buyer of an order to the payer, at the price of now (ARCHITECTURE, flow 2). Where that is another one than the
 * order was placed at, it answers `price_changed` with both until the buyer agrees. Sent twice it is one session.
 */
export async function payOrder({ number, viewer, at, payer: name, agreed }: Paying): Promise<PayResult> {
  const order = await visibleOrder(number, viewer)
  if (!order) return { ok: false, why: 'not_found' }
  if (isSettled(order)) return { ok: false, why: 'already_settled' }
  const payer = payerNamed(name ?? order.payer)
  if (!payer) return { ok: false, why: 'bad_input' }
  const after = await requote(order, at, payer.name)
  if (isQuoteError(after)) return { ok: false, why: after.error }
  if (isSamePrice(order.quote, after)) return openSession(order, payer)
  if (agreed?.total !== after.price || agreed.currency !== after.currency)
    return { ok: false, why: 'price_changed', before: order.quote, after }
  return openAtNewPrice(order, payer, after)
}

/** The old price must not be payable any more before the new one is. */
async function openAtNewPrice(order: Order, payer: Payer, after: StoredQuote): Promise<PayResult> {
  if (!(await leftSession(order)) || !(await replaceQuote(order, after))) return SETTLED
  return newSession({ ...order, quote: after, total: after.price, currency: after.currency }, payer)
}

/** The session that the buyer is in already, or a new one. */
async function openSession(order: Order, payer: Payer): Promise<PayResult> {
  const isSame = order.state === 'pending' && payer.name === order.payer
  const status = isSame && order.session !== null ? await payer.fetchSession(order.session) : undefined
  if (status?.state === 'open') return { ok: true, url: status.url }
  return (await leftSession(order)) ? newSession(order, payer) : SETTLED
}

const SETTLED: PayResult = { ok: false, why: 'already_settled' }

/** Closes the session that the buyer was in; false where that one is paid, and so is the order. */
async function leftSession(order: Order): Promise<boolean> {
  if (order.session === null) return true
  const status = await payerOf(order).closeSession(order.session)
  if (status.state !== 'settled' || status.event.type === 'declined') return true
  await reconcileOrder(order)
  return false
}

async function newSession(order: Order, payer: Payer): Promise<PayResult> {
  const { number, total, currency, email, locale, quote, session: previous } = order
  const { session, url } = await payer.createSession({
    reference: number,
    amount: total,
    currency,
    email,
    description: quote.product,
    locale,
    returnUrl: orderUrl(order),
    idempotencyKey: [number, previous ?? 'first', total, currency].join(':'),
  })
  const isOurs = await keepSession(order, payer, session)
  return isOurs ? { ok: true, url } : SETTLED
}

/** False where the order moved on meanwhile: paid by an early webhook, or sent to a payer by another click. */
async function keepSession(
  { id, session: previous }: Order,
  payer: Payer,
  session: string,
): Promise<boolean> {
  const kept = await database.query(
    `update orders set payer_session = $2, payer = $3, state = 'pending', updated_at = now()
     where id = $1 and state in ('open', 'pending', 'failed')
       and (payer_session is not distinct from $4 or payer_session = $2) returning id`,
    [id, session, payer.name, previous],
  )
  return kept.length > 0
}

async function replaceQuote({ id, session, total }: Order, after: StoredQuote): Promise<boolean> {
  return inTransaction(async tx => {
    const replaced = await tx.query(
      `update orders set quote = $2, total = $3, currency = $4, updated_at = now()
       where id = $1 and state in ('open', 'pending', 'failed')
         and payer_session is not distinct from $5 and total = $6 returning id`,
      [id, JSON.stringify(after), after.price, after.currency, session, total],
    )
    if (replaced.length === 0) return false
    await tx.query('delete from order_lines where order_id = $1', [id])
    await insertLine(tx, id, after)
    return true
  })
}
