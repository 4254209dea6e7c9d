import { lockOrder, type Order } from '../orders/order'
import { type Viewer, visibleOrder } from '../orders/viewer'
import { dueDifference } from '../payments/differences/due-difference'
import { enterSession } from '../payments/enter'
import { providerNamed, providerNames } from '../payments/providers'
import { insertSession, openSessionOf, type PaymentSession } from '../payments/sessions'
import { type Database, inTransaction } from '../runtime/database'

type Paying = { number: string; viewer: Viewer; at: number; network?: string }
export type DifferenceResult = { ok: true; url: string } | { ok: false; why: 'not_found' | 'already_settled' }

const SETTLED: DifferenceResult = { ok: false, why: 'already_settled' }

/** A second turn, in case the session was declined or lapsed meanwhile. */
const TURNS = 2

/**
 * Sends the owner of an upgrade to the payer for the discount that was lost with its base (decision 025). Repeated
 * calls share one session.
 */
export async function payDifference({ number, viewer, ...paying }: Paying): Promise<DifferenceResult> {
  const order = await visibleOrder(number, viewer)
  if (!order) return { ok: false, why: 'not_found' }
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const claimed = await inTransaction(tx => claim(tx, order.number, paying))
    if (!claimed) return SETTLED
    const url = await enterSession(claimed.order, claimed.session)
    if (url !== undefined) return { ok: true, url }
  }
  return SETTLED
}

/** What the bank holds or took back, no difference completes. */
const isKept = ({ state, dispute }: Order): boolean =>
  state === 'paid' && dispute !== 'open' && dispute !== 'lost'

type Claimed = { order: Order; session: PaymentSession }

async function claim(
  tx: Database,
  number: string,
  { at, network = null }: Pick<Paying, 'at'> & { network?: string | null },
): Promise<Claimed | undefined> {
  const order = await lockOrder(tx, number)
  const due = order && isKept(order) ? await dueDifference(tx, order.id) : undefined
  if (!order || !due) return undefined
  const open = await openSessionOf(tx, order.id)
  if (open) return { order, session: open }
  const provider = providerNamed(order.provider)?.name ?? providerNames()[0] ?? order.provider
  const { amount: total, currency } = due
  const session = { orderId: order.id, purpose: 'difference', provider, total, currency } as const
  const { quote } = order
  return {
    order,
    session: await insertSession(tx, { ...session, quote, pricedAt: at, stoodOn: [], network }),
  }
}
