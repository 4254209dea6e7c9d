import type { Dispute } from '../orders/dispute'
import type { Order } from '../orders/order'
import type { Database } from '../runtime/database'
import { type LicenceAction, type LicenceState, moveLicence } from './state'

const OF_ORDER = 'order_line_id in (select id from order_lines where order_id = $1)'

/** Refunds the licences of an order, in whatever state they are (DOMAIN 6). */
export const refundLicences = (tx: Database, order: Pick<Order, 'id'>): Promise<void> =>
  moveLicences(tx, order, { action: 'refund', of: OF_ORDER })

const FOLLOWS: Record<Dispute, LicenceAction> = {
  open: 'open_dispute',
  won: 'win_dispute',
  lost: 'lose_dispute',
}

/** What a complaint about any charge of a subscription holds, too. */
const OF_SUBSCRIPTION = `${OF_ORDER} or subscription_id = (select subscription_id from orders where id = $1)`

/** Holds, restores or revokes an order's licences according to its dispute (DOMAIN 6). */
export async function followDispute(tx: Database, order: Pick<Order, 'id' | 'dispute'>): Promise<void> {
  if (order.dispute !== null)
    await moveLicences(tx, order, { action: FOLLOWS[order.dispute], of: OF_SUBSCRIPTION })
}

type Move = { action: LicenceAction; of: typeof OF_ORDER | typeof OF_SUBSCRIPTION }

async function moveLicences(tx: Database, { id }: Pick<Order, 'id'>, { action, of }: Move): Promise<void> {
  const licences = await tx.query<{ id: string; state: LicenceState }>(
    `select id, state from licences where ${of} order by id for update`,
    [id],
  )
  for (const licence of licences) {
    const moved = moveLicence(licence.state, action)
    if (moved.ok) await storeState(tx, licence.id, moved.state)
  }
}

/** Writes a state that `licences/state.ts` allowed; the caller holds the lock. */
export async function storeState(tx: Database, id: string, state: LicenceState): Promise<void> {
  await tx.query('update licences set state = $2::enum_licences_state, updated_at = now() where id = $1', [
    id,
    state,
  ])
}
