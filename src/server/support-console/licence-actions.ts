import { type NotChanged, reissueLicence, restoreLicence, revokeLicence } from '../licences/change'
import { lockOrder, type Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import { type Database, inTransaction } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import { actOnce, actUnlessJustDone } from './act-once'
import type { Acting, ConsoleResult, LicenceAction } from './audit'
import { forbidden } from './refusal'

type Change = { licence: string; reason: string; by: string }
type Act = (tx: Database, change: Change) => Promise<{ ok: true } | NotChanged>

const ACTIONS: Record<LicenceAction, { act: Act; done: string }> = {
  revoke: { act: revokeLicence, done: 'The license is revoked: it opens nothing anymore.' },
  restore: { act: restoreLicence, done: 'The license is given back.' },
  reissue: {
    act: reissueLicence,
    done: 'The license has a new key, which an email brings to the customer. The old key and the computers on it are signed off.',
  },
  show_key: {
    act: async () => ({ ok: true }),
    done: 'The whole key is shown to you below for five minutes.',
  },
}

/**
 * Logs why, in one transaction. A forbidden action changes nothing and says so; undefined where there is no such
 * licence.
 */
export async function actOnLicence(
  action: LicenceAction,
  licence: string,
  acting: Acting,
): Promise<ConsoleResult | undefined> {
  await ruleBook() // loaded before a connection is held: emails name products
  return inTransaction(async tx => {
    const order = await lockOrderOf(tx, licence)
    if (!order) return undefined
    const subject = { action, order: order.number, licence, customer: order.customerId }
    const act = action === 'reissue' ? actUnlessJustDone : actOnce
    return act(tx, acting, subject, () => changed(tx, action, licence, acting))
  })
}

/** Order before licence, as payments lock them. */
export async function lockOrderOf(tx: Database, licence: string): Promise<Order | undefined> {
  const [found] = await tx.query<{ number: string }>(
    `select o.number from orders o join order_lines ol on ol.order_id = o.id
       join licences l on l.order_line_id = ol.id where l.id = $1`,
    [rowId(licence)],
  )
  return found && lockOrder(tx, found.number)
}

async function changed(
  tx: Database,
  action: LicenceAction,
  licence: string,
  { reason, staff }: Acting,
): Promise<ConsoleResult> {
  const { act, done } = ACTIONS[action]
  const result = await act(tx, { licence, reason: reason ?? '', by: staff.email })
  if (result.ok) return { outcome: 'done', detail: done }
  if (result.why === 'not_found') return { outcome: 'failed', detail: 'There is no such license.' }
  return forbidden('license', action, result)
}
