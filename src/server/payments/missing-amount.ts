import { type Currency, exchangeAmount } from '@/pricing'
import type { Order } from '../orders/order'
import { ruleBook } from '../rule-book/live'
import type { Database } from '../runtime/database'
import type { PaymentSession } from './sessions'
import { missingForGood, missingWithout } from './upgrade-base'

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

/** Each in the currency of the session. */
async function givenBack(db: Database, { stoodOn, currency }: PaymentSession): Promise<GivenBack[]> {
  const { currencies } = (await ruleBook()).book
  const rows = await db.query<GivenBack & { currency: Currency }>(
    `select c.id, l.unit_total::int as amount, o.currency::text as currency from licences c
       join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id
     where c.id = any($1) and c.state in ('refunded', 'charged_back')`,
    [stoodOn.map(({ id }) => id)],
  )
  return rows.map(({ id, amount, currency: from }) => {
    const exchanged = exchangeAmount(amount, { from, to: currency, currencies })
    if (exchanged === undefined) throw new Error(`${from} or ${currency} has no rate to exchange by.`)
    return { id, amount: exchanged }
  })
}
