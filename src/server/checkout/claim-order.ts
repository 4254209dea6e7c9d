import type { ProviderName } from '@/pricing'
import { takeUse } from '../coupons/take-use'
import { isSettled, lockOrder, type Order } from '../orders/order'
import { sellAt } from '../orders/sold'
import type { StoredQuote } from '../orders/stored-quote'
import { insertSession, openSessionOf, type PaymentSession } from '../payments/sessions'
import type { Database } from '../runtime/database'
import { repriceFirst } from '../subscriptions/begin'
import { isSamePrice, type PriceWithBase } from './requote'

export type Agreed = { total: number; currency: string }

export type Wanted = Pick<PriceWithBase, 'quote' | 'stoodOn'> & {
  number: string
  at: number
  provider: ProviderName
  agreed?: Agreed
  network?: string
}

export type Changed = { kind: 'changed'; before: StoredQuote; open: PaymentSession | undefined }

export type Claim =
  | { kind: 'settled' }
  | Changed
  | { kind: 'other'; open: PaymentSession }
  | { kind: 'coupon_gone' }
  | { kind: 'ours'; order: Order; session: PaymentSession }

/**
 * Takes the order's only open payment session. It commits under the order's lock before the payer is asked, so that
 * of two clicks at different prices one must close the other's session. `coupon_gone`: another buyer took its last use since the price was worked out.
 */
export async function claimOrder(tx: Database, wanted: Wanted): Promise<Claim> {
  const { number, quote } = wanted
  const order = await lockOrder(tx, number)
  if (!order || isSettled(order)) return { kind: 'settled' }
  const open = await openSessionOf(tx, order.id)
  const isSame = isSamePrice(order.quote, quote)
  if (!isSame && !isAgreed(wanted)) return { kind: 'changed', before: order.quote, open }
  if (open) return isFor(open, wanted) ? { kind: 'ours', order, session: open } : { kind: 'other', open }
  if (!(await takeUse(tx, order, quote))) return { kind: 'coupon_gone' }
  if (!isSame) {
    await sellAt(tx, order.id, quote)
    await repriceFirst(tx, order, quote, wanted.at)
  }
  return { kind: 'ours', order, session: await openSession(tx, order, wanted) }
}

const isAgreed = ({ quote, agreed }: Wanted): boolean =>
  agreed?.total === quote.price && agreed.currency === quote.currency

const isFor = (open: PaymentSession, { quote, provider, stoodOn }: Wanted): boolean =>
  open.provider === provider && isSamePrice(open.quote, quote) && idsOf(open.stoodOn) === idsOf(stoodOn)

const idsOf = (licences: PaymentSession['stoodOn']): string => licences.map(({ id }) => id).join()

async function openSession(tx: Database, { id }: Order, wanted: Wanted): Promise<PaymentSession> {
  const { quote, at, provider, stoodOn, network = null } = wanted
  await tx.query(
    `update orders set state = 'pending', provider = $2, provider_session = null, updated_at = now() where id = $1`,
    [id, provider],
  )
  const { price: total, currency } = quote
  const session = { orderId: id, purpose: 'order', provider, total, currency, quote } as const
  return insertSession(tx, { ...session, pricedAt: at, stoodOn, network })
}
