import type { Currency, PricingLocale } from '@/pricing'
import { type Database, database } from '../../runtime/database'
import type { PaymentEvent, PaymentRequest } from '../provider'
import { isSessionId, sessionId } from './signature'

export type SandboxState =
  | 'open'
  | 'challenged'
  | 'paid'
  | 'declined'
  | 'refunded'
  | 'disputed'
  | 'charged_back'
  | 'closed'

/** A payment in the sandbox's own ledger, which the shop never reads. */
export type SandboxPayment = {
  session: string
  reference: string
  amount: number
  currency: Currency
  email: string
  description: string
  locale: PricingLocale
  state: SandboxState
  return_url: string
  webhook_url: string
  events: PaymentEvent[]
  /** The buyer agrees that the card is charged again. */
  keeps_mandate: boolean
  /** The page saves another card, and takes no money. */
  saves_card: boolean
  mandate: string | null
  expires_at: Date | null
  updated_at: Date
}

/** The reference of a page that saves a card and takes no money. */
export const CARD_PAGE = 'card'

const COLUMNS = `session, reference, amount, currency, coalesce(email, '') as email, coalesce(description, '') as description,
  coalesce(locale, 'en') as locale, state, return_url, webhook_url, coalesce(events, '[]') as events, expires_at, updated_at,
  coalesce(keeps_mandate, false) as keeps_mandate, mandate, reference = '${CARD_PAGE}' as saves_card`

/** Undefined for an unknown session, and for what cannot be one, which is not looked up. */
export async function sandboxPayment(session: string): Promise<SandboxPayment | undefined> {
  if (!isSessionId(session)) return undefined
  const [found] = await database.query<SandboxPayment>(
    `select ${COLUMNS} from sandbox_payments where session = $1`,
    [session],
  )
  return found
}

/** Stores a payment and gives its session, the same for the same idempotency key. */
export async function openPayment(request: PaymentRequest, webhookUrl: string): Promise<string> {
  const session = sessionId(request.idempotencyKey)
  const { reference, amount, currency, email, description, locale, returnUrl, expiresAt, keepsMandate } =
    request
  await database.query(
    `insert into sandbox_payments (session, reference, amount, currency, email, description, locale, return_url, webhook_url, expires_at, keeps_mandate)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (session) do nothing`,
    [
      session,
      reference,
      amount,
      currency,
      email,
      description,
      locale,
      returnUrl,
      webhookUrl,
      new Date(expiresAt),
      keepsMandate ?? false,
    ],
  )
  return session
}

/** Whether the buyer can still pay at an instant (ms): neither decided nor expired. */
export const isPayable = ({ state, expires_at }: SandboxPayment, at: number): boolean =>
  (state === 'open' || state === 'challenged') && (expires_at === null || at < expires_at.getTime())

/** What went back of it so far, in minor units. */
export const refundedOf = ({ events }: Pick<SandboxPayment, 'events'>): number =>
  Math.max(0, ...events.flatMap(({ type, amount }) => (type === 'refunded' ? amount : [])))

/** `after`: how many events it must have, where nothing else may have happened meanwhile. */
type Move = {
  from: readonly SandboxState[]
  to: SandboxState
  event?: PaymentEvent | undefined
  mandate?: string | undefined
  after?: number
}

/** Moves a payment on with the event of it; undefined where it stood elsewhere meanwhile. */
export async function movePayment(
  tx: Database,
  session: string,
  { from, to, event, mandate, after }: Move,
): Promise<SandboxPayment | undefined> {
  const [moved] = await tx.query<SandboxPayment>(
    `update sandbox_payments set state = $3::enum_sandbox_payments_state, events = coalesce(events, '[]') || $4::jsonb,
       mandate = coalesce(mandate, $6), updated_at = now()
     where session = $1 and state = any($2::enum_sandbox_payments_state[])
       and ($5::int is null or jsonb_array_length(coalesce(events, '[]')) = $5) returning ${COLUMNS}`,
    [session, from, to, JSON.stringify(event ? [event] : []), after ?? null, mandate],
  )
  return moved
}
