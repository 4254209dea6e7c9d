import type { Currency, ProviderName } from '@/pricing'
import type { HeldLicence } from '../licences/held'
import type { StoredQuote } from '../orders/stored-quote'
import type { Database } from '../runtime/database'
import type { PaymentEvent } from './provider'

/**
 * A buyer's visit to a payer (decision 024): one order, one total, valid for half an hour. An order has at most one
 * `open` session; `closed`: no longer payable; `void`: the base of its price is gone, so money is returned;
 * `charged_back`: a paid difference that the bank took back.
 */
export type SessionState = 'open' | 'closed' | 'void' | 'paid' | 'charged_back' | 'returned'

/** `total` in minor units, instants in ms. */
export type PaymentSession = {
  id: string
  orderId: string
  /** `difference`: what is missing of the price since its base was refunded. */
  purpose: 'order' | 'difference'
  provider: ProviderName
  session: string | null
  total: number
  currency: Currency
  quote: StoredQuote
  pricedAt: number
  /** The licences that reduce the price; none where anybody pays the same. */
  stoodOn: HeldLicence[]
  state: SessionState
  /** Charged to this saved payment method, without a page; null where the buyer goes to the payer. */
  mandate: string | null
  expiresAt: number
}

type Row = Pick<
  PaymentSession,
  'id' | 'purpose' | 'provider' | 'session' | 'total' | 'currency' | 'quote' | 'state' | 'mandate'
> & {
  order_id: string
  priced_at: Date
  stood_on: HeldLicence[]
  expires_at: Date
}

export const SESSION_COLUMNS =
  's.id, s.order_id, s.purpose, s.provider, s.session, s.total, s.currency, s.quote, s.priced_at, s.stood_on, s.state, s.mandate, s.expires_at'

const sessionOf = ({ order_id, priced_at, stood_on, expires_at, ...row }: Row): PaymentSession => ({
  ...row,
  orderId: order_id,
  pricedAt: priced_at.getTime(),
  stoodOn: stood_on,
  expiresAt: expires_at.getTime(),
})

/** The query must select or return `SESSION_COLUMNS` of `payment_sessions s`. */
export async function sessionsOf(db: Database, text: string, values: unknown[]): Promise<PaymentSession[]> {
  return (await db.query<Row>(text, values)).map(sessionOf)
}

const SELECT = `select ${SESSION_COLUMNS} from payment_sessions s`

/** An order has one open session at most. */
export async function openSessionOf(db: Database, orderId: string): Promise<PaymentSession | undefined> {
  return (await sessionsOf(db, `${SELECT} where s.order_id = $1 and s.state = 'open'`, [orderId]))[0]
}

/** By the payer’s own name of it. */
export async function sessionNamed(
  db: Database,
  provider: ProviderName,
  name: string,
): Promise<PaymentSession | undefined> {
  return (await sessionsOf(db, `${SELECT} where s.provider = $1 and s.session = $2`, [provider, name]))[0]
}

/** Without the returned ones. */
export const paidDifferences = (db: Database, orderId: string): Promise<PaymentSession[]> =>
  sessionsOf(
    db,
    `${SELECT} where s.order_id = $1 and s.purpose = 'difference' and s.state = 'paid' order by s.created_at`,
    [orderId],
  )

export type NewSession = Pick<
  PaymentSession,
  'orderId' | 'purpose' | 'provider' | 'total' | 'currency' | 'quote' | 'pricedAt' | 'stoodOn'
> & { network: string | null; mandate?: string }

/** Stored before the payer is asked; its id is the idempotency key. */
export async function insertSession(tx: Database, session: NewSession): Promise<PaymentSession> {
  const { orderId, purpose, provider, total, currency, quote, pricedAt, stoodOn, network, mandate } = session
  const [inserted] = await sessionsOf(
    tx,
    `insert into payment_sessions as s (order_id, purpose, provider, total, currency, quote, priced_at, stood_on, network, mandate)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${SESSION_COLUMNS}`,
    [
      orderId,
      purpose,
      provider,
      total,
      currency,
      JSON.stringify(quote),
      new Date(pricedAt),
      JSON.stringify(stoodOn),
      network,
      mandate,
    ],
  )
  if (!inserted) throw new Error('A payment session was not written down.')
  return inserted
}

/** Locks an order and its sessions until the transaction ends. Take it before locking any session. */
export async function holdOrder(tx: Database, orderId: string): Promise<void> {
  await tx.query('select 1 from orders where id = $1 for no key update', [orderId])
}

/** On its order too; false if the session was closed meanwhile. */
export async function nameSession(
  tx: Database,
  { id, orderId, purpose }: PaymentSession,
  name: string,
): Promise<boolean> {
  await holdOrder(tx, orderId)
  const named = await tx.query(
    `update payment_sessions set session = $2, updated_at = now()
     where id = $1 and state = 'open' and (session is null or session = $2) returning id`,
    [id, name],
  )
  if (named.length > 0 && purpose === 'order')
    await tx.query(`update orders set provider_session = $2 where id = $1 and state = 'pending'`, [
      orderId,
      name,
    ])
  return named.length > 0
}

/** Also forgets the network that it was opened from. */
export async function endSession(
  tx: Database,
  { id }: Pick<PaymentSession, 'id'>,
  state: Exclude<SessionState, 'open'>,
): Promise<void> {
  await tx.query('update payment_sessions set state = $2, network = null, updated_at = now() where id = $1', [
    id,
    state,
  ])
}

/**
 * The session that an event is about. If the webhook overtook the payer's answer, it has no id yet: then it is the
 * open one of that amount.
 */
export async function sessionOfEvent(
  tx: Database,
  orderId: string,
  provider: ProviderName,
  { session, amount, currency }: PaymentEvent,
): Promise<PaymentSession | undefined> {
  const [named] = await sessionsOf(
    tx,
    `${SELECT} where s.order_id = $1 and s.provider = $2 and s.session = $3`,
    [orderId, provider, session],
  )
  if (named) return named
  const open = await openSessionOf(tx, orderId)
  const isIt =
    open?.session === null &&
    open.provider === provider &&
    open.total === amount &&
    open.currency === currency
  return isIt && (await nameSession(tx, open, session)) ? { ...open, session } : undefined
}
