import { isQuoteError, type OwnedLicence, quote } from '@/pricing'
import { codeAsSold } from '../../coupons/entered-code'
import { type HeldLicence, heldLicences } from '../../licences/held'
import type { Order } from '../../orders/order'
import { ruleBook } from '../../rule-book/live'
import type { Database } from '../../runtime/database'
import type { PaymentSession } from '../sessions'

/** What a price lost with its base, in minor units; null where it cannot be bought without. */
export type Missing = { isMissing: false; isUnknown?: true } | { isMissing: true; amount: number | null }

/** A base with its order. One that support revoked is lost too if the bank took its price back. */
export const BASES =
  'licences c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id'
export const IS_LOST = `(c.state in ('refunded', 'charged_back') or o.dispute is not distinct from 'lost')`

const NOTHING: Missing = { isMissing: false }
const UNKNOWN: Missing = { isMissing: false, isUnknown: true }

/**
 * How much more a session would cost without the bases that its buyer no longer holds (decision 025). Both prices
 * are by today's rules at the session's instant, so that only the licences differ.
 */
export async function missingOf(db: Database, order: Order, session: PaymentSession): Promise<Missing> {
  if (session.stoodOn.length === 0 || order.customerId === null || isOfSubscriber(session)) return NOTHING
  const held = new Set((await heldLicences(db, order.customerId)).map(({ id }) => id))
  return missingWith(order, session, ({ id }) => held.has(id))
}

/** A lifetime that was charged to the saved card, at the price of subscribers: the licence became what it stood on. */
const isOfSubscriber = ({ mandate }: PaymentSession): boolean => mandate !== null

/** The order by which the subscription of a licence `c` was paid for the period that ran at an instant, however long that lasted. */
export const periodOrderAt = (instant: string) =>
  `select f.number, f.state::text from subscriptions s join orders f on f.subscription_id = s.id
    cross join lateral (select s.facts -> 'charges' -> (f.charge::int - 1) as facts) charge
  where s.id = c.subscription_id and f.state in ('paid', 'refunded')
    and charge.facts ->> 'purpose' in ('first', 'renewal', 'change')
    and (charge.facts #>> '{period,start}')::numeric <= extract(epoch from ${instant}::timestamptz) * 1000
  order by f.charge desc limit 1`

/** What was paid for the period that ran at the instant $2 went back. */
const WENT_BACK = `'refunded' = (select p.state from (${periodOrderAt('$2')}) p)`

/** The bases that are lost for good, not those suspended or disputed. */
export async function lostBases(db: Database, session: PaymentSession): Promise<string[]> {
  const { stoodOn, pricedAt, orderId } = session
  const running = stoodOn.filter(({ subscription }) => subscription)
  const values = [running.map(({ id }) => id), new Date(pricedAt)]
  const lost = isOfSubscriber(session)
    ? await db.query<{ id: string }>(
        `select c.id from ${BASES} where c.id = any($1) and ${WENT_BACK} and o.id = $3 order by c.id`,
        [...values, orderId],
      )
    : await db.query<{ id: string }>(
        `select c.id from ${BASES} where c.id = any($3) and (${IS_LOST} or (c.id = any($1) and ${WENT_BACK})) order by c.id`,
        [...values, stoodOn.map(({ id }) => id)],
      )
  return lost.map(({ id }) => id)
}

/** The same if exactly these licences were lost. */
export const missingWithout = (
  order: Order,
  session: PaymentSession,
  lost: ReadonlySet<string>,
): Promise<Missing> => missingWith(order, session, ({ id }) => !lost.has(id))

async function missingWith(
  order: Order,
  session: PaymentSession,
  isLeft: (licence: HeldLicence) => boolean,
): Promise<Missing> {
  const left = session.stoodOn.filter(isLeft)
  if (left.length === session.stoodOn.length) return NOTHING
  const then = isOfSubscriber(session) ? session.total : await priceAt(order, session, session.stoodOn)
  return difference(then, await priceAt(order, session, left))
}

function difference(then: number | null, now: number | null): Missing {
  if (then === null) return UNKNOWN
  if (now === null) return { isMissing: true, amount: null }
  return now > then ? { isMissing: true, amount: now - then } : NOTHING
}

async function priceAt(order: Order, session: PaymentSession, owned: HeldLicence[]): Promise<number | null> {
  const { book } = await ruleBook()
  const { route, plan } = session.quote
  const { site, locale, country, os } = order
  const code = codeAsSold(order.coupon, session.quote)
  const visit = { at: session.pricedAt, payer: session.provider, site, locale, country, os, ...code }
  const priced = quote(book, { ...visit, owned: owned.map(asOwned), target: { route, plan } })
  return isQuoteError(priced) ? null : priced.price
}

const asOwned = ({ id, ...licence }: HeldLicence): OwnedLicence => licence
