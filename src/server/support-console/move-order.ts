import { z } from 'zod'
import { sendJob } from '../jobs/send'
import { reissueLicence } from '../licences/change'
import { lockOrder, type Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import { type Database, inTransaction } from '../runtime/database'
import { confirmedCustomer, normalEmail } from '../sessions/customer'
import { isErased } from '../sessions/pseudonym'
import { actOnce } from './act-once'
import type { Acting, ConsoleResult } from './audit'
import { moveRows, type NewOwner } from './move-rows'
import { enqueueMovedEmails } from './moved-emails'
import { forbidden } from './refusal'
import { stateOfOrder } from './staff-only'
import { lockedSubscription, subscribedAlready } from './subscription-moves'

/** What shows that an order is somebody's. */
export const PROOFS = {
  payer_reference: 'The payment provider’s reference or a bank statement',
  old_mailbox: 'An email from the old address',
  invoice: 'The invoice or the email with the key',
  key: 'The license key',
  other: 'Something else',
} as const
const proofOf = (text: string | undefined) =>
  text !== undefined && Object.hasOwn(PROOFS, text) ? PROOFS[text as keyof typeof PROOFS] : undefined

/** Whoever has a key or an invoice may have been sent it by the buyer. */
const STRONG: readonly (keyof typeof PROOFS)[] = ['payer_reference', 'old_mailbox']

const MIN_PROOF_LENGTH = 4

/** The new address, what kind of proof was seen, and what exactly, as they were typed. */
export type WantedMove = {
  to?: string | undefined
  proof?: string | undefined
  proof_text?: string | undefined
}

/**
 * Puts a paid order under another address after proof: to the account there, if it is confirmed. Its licences with their
 * computers and its subscription follow, old links to it open nothing, and both addresses are told. Invoices stay as they
 * were issued. Logged without addresses, in one transaction. Undefined where there is no such order.
 */
export async function moveOrder(
  number: string,
  acting: Acting,
  wanted: WantedMove,
): Promise<ConsoleResult | undefined> {
  await ruleBook() // loaded before a connection is held: emails name products
  return inTransaction(async tx => {
    const order = await lockOrder(tx, number)
    if (!order) return undefined
    const subject = { order: order.number, licence: null, customer: order.customerId }
    return actOnce(tx, acting, { action: 'move_order', ...subject }, () =>
      moved(tx, order, { acting, wanted }),
    )
  })
}

type Moving = { acting: Acting; wanted: WantedMove }

async function moved(tx: Database, order: Order, { acting, wanted }: Moving): Promise<ConsoleResult> {
  const typed = typedMove(wanted)
  if ('outcome' in typed) return typed
  const refused = reasonAgainst(order, typed.email) ?? (await busyReason(tx, order))
  if (refused) return refused
  if (!STRONG.includes(typed.kind) && (await hasSavedCard(tx, order))) return CARD
  const account = await confirmedCustomer(tx, typed.email)
  const to: NewOwner = { email: typed.email, customerId: account?.id ?? null }
  if (order.subscriptionId && (await subscribedAlready(tx, order.subscriptionId, to))) return SUBSCRIBED
  const moving = await moveRows(tx, order, to)
  if (to.customerId === null) await renewKeys(tx, moving, acting)
  const licences = moving.length
  await enqueueMovedEmails(tx, order, { to, key: acting.idempotencyKey })
  for (const customer of [order.customerId, to.customerId])
    if (customer !== null) await sendJob(tx, 'recheck-owner-prices', { customer })
  return doneWith({ number: order.number, account: account?.id, licences, proof: typed.proof })
}

/** Nobody's licence goes to whoever types its key, and the old owner has that. */
async function renewKeys(tx: Database, licences: string[], { reason, staff }: Acting): Promise<void> {
  for (const licence of licences) await reissueLicence(tx, { licence, reason: reason ?? '', by: staff.email })
}

/** Also of a subscription to which the order belongs. */
async function busyReason(tx: Database, { id, subscriptionId }: Order): Promise<ConsoleResult | undefined> {
  const open = await tx.query(`select 1 from payment_sessions where order_id = $1 and state = 'open'`, [id])
  if (open.length > 0) return BEING_PAID
  const subscription = subscriptionId === null ? undefined : await lockedSubscription(tx, subscriptionId)
  return subscription?.facts.charges.some(({ state }) => state === 'in_flight') ? BEING_PAID : undefined
}

/** What the new owner buys by the subscription is charged to it. */
async function hasSavedCard(tx: Database, { subscriptionId }: Order): Promise<boolean> {
  const found = await tx.query('select 1 from subscriptions where id = $1 and mandate is not null', [
    subscriptionId,
  ])
  return found.length > 0
}

function reasonAgainst(order: Order, to: string): ConsoleResult | undefined {
  if (isErased(order.email)) return DELETED
  if (order.dispute === 'open' || order.dispute === 'lost') return DISPUTED
  if (order.state === 'pending' || order.state === 'open') return BEING_PAID
  if (order.state !== 'paid')
    return forbidden('order', 'move_order', { state: stateOfOrder(order), allowed: [] })
  return normalEmail(order.email) === to ? SAME : undefined
}

function typedMove({ to = '', proof, proof_text = '' }: WantedMove) {
  const email = normalEmail(to)
  if (!z.email().max(254).safeParse(email).success || isErased(email)) return BAD_EMAIL
  const seen = proofOf(proof)
  const words = proof_text.trim()
  if (seen === undefined || words.length < MIN_PROOF_LENGTH) return NO_PROOF
  return { email, kind: proof as keyof typeof PROOFS, proof: `${seen}: ${words}` }
}

type Done = { number: string; account: string | undefined; licences: number; proof: string }

const doneWith = ({ number, account, licences, proof }: Done): ConsoleResult => ({
  outcome: 'done',
  detail: `The order is under the new address${licences > 0 ? ` with ${licences === 1 ? 'its license' : `its ${licences} licenses`}` : ''}. ${account ? 'The account there has it now.' : 'Its keys are new, and whoever confirms an account under it gets it.'} Both addresses are told. Proof seen – ${proof}`,
  screen: account === undefined ? { guest: number } : { customer: account },
})

const refusal = (code: string, detail: string): ConsoleResult => ({
  outcome: 'refused',
  code,
  detail: `${detail} Nothing was done.`,
})
const BAD_EMAIL = refusal('bad_email', 'Type the whole new email address.')
const NO_PROOF = refusal('no_proof', 'Choose what proof you saw, and write what it was.')
const CARD = refusal(
  'weak_proof',
  'A saved card goes along with this subscription: it takes the payment provider’s reference or an email from the old address.',
)
const DELETED = refusal(
  'account_deleted',
  'The account of this order was deleted; its key can be redeemed in any account.',
)
const DISPUTED = refusal('disputed', 'The buyer’s bank holds or took back the money of this order.')
const BEING_PAID = refusal(
  'being_paid',
  'A payment of this order is open. Wait until it is over, then reload.',
)
const SAME = refusal('same_address', 'The order is under that address already.')
const SUBSCRIBED = refusal(
  'subscribed_already',
  'There is a subscription to the same product under that address.',
)
