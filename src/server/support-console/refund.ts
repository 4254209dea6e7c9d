import { formatMoney } from '@/pricing'
import { lockOrder, type Order } from '../orders/order'
import { type Database, inTransaction } from '../runtime/database'
import { type Acting, type ConsoleResult, resultOf, writeAudit } from './audit'
import { type AskedRefund, MEANWHILE, refundAtPayer } from './refund-at-payer'
import { forbidden } from './refusal'
import { allowedForOrder, stateOfOrder } from './staff-only'
import { typedAmount } from './typed-amount'

/** Until a refund without an outcome may be asked for again. */
const PATIENCE_MS = 60_000

/** What was typed, of a part; and what had gone back on the screen where it was, in minor units. */
export type WantedRefund = { amount?: string | undefined; seen?: number | undefined }

/**
 * Refunds an order in full or in part through its payer, once however often it is asked (DOMAIN 6). Logged before the
 * payer is asked and after, with no transaction open between. The payer's event does the rest: of a whole refund it takes
 * the licences back, of a part it writes a credit note (decision 059). Undefined where there is no such order.
 */
export async function refundOrder(
  number: string,
  acting: Acting,
  wanted: WantedRefund = {},
): Promise<ConsoleResult | undefined> {
  const asked = await inTransaction(tx => ask(tx, number, { acting, wanted }))
  if (!asked || 'outcome' in asked) return asked
  const result = await refundAtPayer(asked, acting.at)
  await inTransaction(tx =>
    tellLog(tx, { ...acting, idempotencyKey: endOf(acting.idempotencyKey) }, asked.order, result),
  )
  return result
}

const endOf = (idempotencyKey: string): string => `${idempotencyKey}:end`

type Asking = { acting: Acting; wanted: WantedRefund }

async function ask(
  tx: Database,
  number: string,
  { acting, wanted }: Asking,
): Promise<AskedRefund | ConsoleResult | undefined> {
  const order = await lockOrder(tx, number)
  if (!order) return undefined
  const ended = await resultOf(tx, endOf(acting.idempotencyKey))
  if (ended) return ended
  const known = await resultOf(tx, acting.idempotencyKey)
  if (known && known.outcome !== 'asked') return known
  const amount = amountOf(order, wanted)
  const isBad = typeof amount === 'object'
  const refusal = known
    ? undefined
    : ((await reasonAgainst(tx, order, { acting, wanted })) ?? (isBad ? amount : undefined))
  if (!known)
    await tellLog(tx, acting, order, refusal ?? { outcome: 'asked', detail: askingFor(order, amount) })
  return refusal ?? (isBad ? amount : { order, seen: wanted.seen ?? 0, amount })
}

/** All that is left is a refund of the whole, in whatever words. */
function amountOf({ total, currency }: Order, { amount: text, seen = 0 }: WantedRefund) {
  if (text === undefined) return undefined
  const left = total - seen
  const amount = typedAmount(text, { currency, left })
  return amount === left ? undefined : amount
}

const askingFor = ({ currency }: Order, amount: number | ConsoleResult | undefined): string =>
  typeof amount === 'number'
    ? `The payment provider is asked for ${formatMoney(amount, currency, 'en')}.`
    : 'The payment provider is asked.'

async function reasonAgainst(
  tx: Database,
  order: Order,
  { acting: { at }, wanted }: Asking,
): Promise<ConsoleResult | undefined> {
  const allowed = allowedForOrder(order)
  const state = stateOfOrder(order)
  if (!allowed.includes('refund')) return forbidden('order', 'refund', { state, allowed })
  const refused = { outcome: 'refused', state, allowed: ['resend'] } as const
  if (order.session === null) return { ...refused, code: 'never_paid', detail: NEVER_PAID }
  if (await isUnderWay(tx, order.number, at)) return { ...refused, code: 'under_way', detail: UNDER_WAY }
  return wanted.amount !== undefined && (wanted.seen ?? 0) !== order.refunded ? MEANWHILE : undefined
}

const NEVER_PAID = 'No payment provider took money for this order, so there is none to give back.'
const UNDER_WAY = 'Somebody is refunding this order at this moment. Reload the page to see what came of it.'

async function isUnderWay(tx: Database, number: string, at: number): Promise<boolean> {
  const asked = await tx.query(
    `select 1 from audit_events a where a.order_number = $1 and a.action = 'refund' and a.outcome = 'asked' and a.at > $2
       and not exists (select 1 from audit_events e where e.idempotency_key = a.idempotency_key || ':end')`,
    [number, new Date(at - PATIENCE_MS)],
  )
  return asked.length > 0
}

const tellLog = (tx: Database, acting: Acting, { number, customerId }: Order, result: ConsoleResult) =>
  writeAudit(tx, acting, { action: 'refund', order: number, licence: null, customer: customerId }, result)
