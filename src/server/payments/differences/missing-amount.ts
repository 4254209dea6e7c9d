import { type Currency, exchangeAmount } from '@/pricing'
import type { Order } from '../../orders/order'
import { ruleBook } from '../../rule-book/live'
import type { Database } from '../../runtime/database'
import type { PaymentSession } from '../sessions'
import { BASES, IS_LOST, lostBases, missingWithout } from './upgrade-base'

type GivenBack = { id: string; amount: number }

/** `lost`: the bases lost at the last calculation; `lacks`: its result. */
type Loss = { lost: string[]; lacks: number }

/**
 * What the price of something sold lacks, in minor units; 0 where nothing. Calculated by the rules of the day on
 * which a base is lost or comes back, then stored: later edits of rules change nothing, and losing more never costs
 * less.
 */
export async function missingAmount(tx: Database, order: Order, session: PaymentSession): Promise<number> {
  const lost = await lostBases(tx, session)
  const known = await knownLoss(tx, session)
  if (isSame(known?.lost ?? [], lost)) return known?.lacks ?? 0
  const lacks = lost.length === 0 ? 0 : bounded(await lackingNow(tx, order, { session, lost }), lost, known)
  await tx.query('update payment_sessions set lost_bases = $2, lacks = $3 where id = $1', [
    session.id,
    lost,
    lacks,
  ])
  return lacks
}

async function knownLoss(tx: Database, { id }: PaymentSession): Promise<Loss | undefined> {
  const [known] = await tx.query<Loss>(
    'select lost_bases as lost, coalesce(lacks, 0) as lacks from payment_sessions where id = $1 and lost_bases is not null',
    [id],
  )
  return known
}

const holds = (all: readonly string[], some: readonly string[]): boolean => some.every(id => all.includes(id))
const isSame = (a: readonly string[], b: readonly string[]): boolean => holds(a, b) && holds(b, a)

/** What is no longer sold lacks as much as before. */
function bounded(now: number | undefined, lost: readonly string[], known: Loss | undefined): number {
  if (!known) return now ?? 0
  if (now === undefined) return known.lacks
  if (holds(lost, known.lost)) return Math.max(known.lacks, now)
  return holds(known.lost, lost) ? Math.min(known.lacks, now) : now
}

/**
 * Where it cannot be bought without its base, it lacks what was refunded for the base, at today's exchange rates.
 */
async function lackingNow(
  tx: Database,
  order: Order,
  { session, lost }: { session: PaymentSession; lost: readonly string[] },
): Promise<number | undefined> {
  const missing = await missingWithout(order, session, new Set(lost))
  if (!missing.isMissing) return missing.isUnknown ? undefined : 0
  if (missing.amount !== null) return missing.amount
  return (await neededBases(tx, order, session)).reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Of the refunded bases those that the price needs. Drops any that makes no difference, the cheapest first, as a
 * dearer one may depend on it.
 */
async function neededBases(db: Database, order: Order, session: PaymentSession): Promise<GivenBack[]> {
  const rising = (await givenBack(db, session)).toSorted((a, b) => a.amount - b.amount)
  let needed = rising
  for (const each of rising) {
    const fewer = needed.filter(other => other !== each)
    const lost = new Set(rising.filter(other => !fewer.includes(other)).map(({ id }) => id))
    if (!(await missingWithout(order, session, lost)).isMissing) needed = fewer
  }
  return needed
}

/** In the session's currency, each with what went back of its own difference. */
async function givenBack(db: Database, { stoodOn, currency }: PaymentSession): Promise<GivenBack[]> {
  const { currencies } = (await ruleBook()).book
  const rows = await db.query<GivenBack & { currency: Currency }>(
    `select c.id, o.currency::text as currency, (l.unit_total + coalesce((select sum(d.total) from payment_sessions d
         where d.order_id = o.id and d.purpose = 'difference'
           and (d.returned_because in ('order_returned', 'at_payer') or d.state = 'charged_back')), 0))::int as amount
     from ${BASES} where c.id = any($1) and ${IS_LOST}`,
    [stoodOn.map(({ id }) => id)],
  )
  return rows.map(({ id, amount, currency: from }) => {
    const exchanged = exchangeAmount(amount, { from, to: currency, currencies })
    if (exchanged === undefined) throw new Error(`${from} or ${currency} has no rate to exchange by.`)
    return { id, amount: exchanged }
  })
}
