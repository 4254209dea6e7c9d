import { type Currency, exchangeAmount } from '@/pricing'
import type { Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import type { Database } from '../runtime/database'
import type { PaymentSession } from './sessions'
import { BASES, IS_LOST, missingForGood, missingWithout } from './upgrade-base'

/** A licence that was given back, and for how much. */
type GivenBack = { id: string; amount: number }

/**
 * What the price of something sold lacks, in minor units of its currency; 0 where nothing is missing. What cannot be had at
 * all without its base lacks what was given back for that, by the rates of today where that was another currency.
 */
export async function missingAmount(db: Database, order: Order, session: PaymentSession): Promise<number> {
  const missing = await missingForGood(db, order, session)
  if (!missing.isMissing) return 0
  if (missing.amount !== null) return missing.amount
  return (await neededBases(db, order, session)).reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Of all that was given back what it needs: whatever it could be had without for the same price is left out, the cheapest
 * first, for a dearer one may be what that stood on.
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

/** Each in the currency of the session, with what went back of its own difference. */
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
