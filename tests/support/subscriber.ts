import { randomUUID } from 'node:crypto'
import type { SandboxButton } from '@/server/payments/sandbox/press'
import type { TestDatabase } from './database'
import { tell } from './owner-orders'
import { sendToProvider, visitNow } from './purchase'

type Rows = Pick<TestDatabase, 'query'>
/** Without an id a guest. */
type Owner = { id: string | null; email: string }

export const DAY = 86_400_000

/** A plan of the Netflix downloader that renews, ordered by a customer: the order and its subscription. */
export async function orderRenewing(
  db: Rows,
  { id, email }: Owner,
  plan: '1M' | '1Y' = '1M',
  coupon: string | null = null,
) {
  const { placeOrder } = await import('@/server/checkout/place-order')
  const basket = { route: 'netflix_downloader', plan, os: 'win', coupon } as const
  const buyer = { email, customerId: id, owned: [] }
  const placing = { idempotencyKey: randomUUID(), basket, buyer, billing: 'renewing' } as const
  const placed = await placeOrder(visitNow(), placing)
  if (!placed.ok) throw new Error(placed.why)
  const { rows } = await db.query('select subscription_id from orders where number = $1', [
    placed.order.number,
  ])
  return { ...placed.order, subscription: String(rows[0]?.subscription_id) }
}

/** The same, paid through a button of the sandbox at an instant. */
export async function subscribe(
  db: Rows,
  owner: Owner,
  { button = 'pay', plan, at = Date.now() }: { button?: SandboxButton; plan?: '1M' | '1Y'; at?: number } = {},
) {
  const { press } = await import('@/server/payments/sandbox/press')
  const order = await orderRenewing(db, owner, plan)
  const session = await sendToProvider(order)
  await press(session, button, at)
  await tell(session)
  return { ...order, session }
}

/** Lets the shop's clock stand at an instant, and does the jobs that follow until nothing is left to do. */
export async function clockAt(db: Rows, at: number): Promise<void> {
  const { runSubscriptionClock } = await import('@/server/subscriptions/due')
  let isBusy = true
  while (isBusy) {
    const told = await runSubscriptionClock(at)
    const done = await doCharges(db)
    isBusy = told + done > 0
  }
}

/** Runs the waiting jobs that charge, as a server does; how many there were. */
async function doCharges(db: Rows): Promise<number> {
  const { chargeOrder, endMandate } = await import('@/server/payments/charge')
  await (await import('@/server/jobs/boss')).sender() // makes the queue's tables
  const { rows } = await db.query(
    `delete from jobs.job where name in ('charge-order', 'end-mandate') and state < 'active' returning name, data`,
  )
  for (const { name, data } of rows)
    if (name === 'charge-order') await chargeOrder(data.order, data.at)
    else await endMandate(data, Date.now())
  return rows.length
}

/** A subscription as support sees it, with its charges and its licences. */
export async function stateOf(db: Rows, subscription: string) {
  const { rows } = await db.query(
    `select s.state, s.periods_paid::int as periods, s.period_end, s.ended_at, s.version::int as version,
       (select array_agg(o.state::text || ' ' || o.total::int order by o.charge) from orders o where o.subscription_id = s.id) as charges,
       (select array_agg(l.state::text || ' ' || l.plan::text) from licences l where l.subscription_id = s.id) as licences,
       (select max(l.expires) from licences l where l.subscription_id = s.id) as expires,
       (select coalesce(array_agg(split_part(e.reason, ':', 4) order by e.created_at), '{}') from emails e where e.reason like 'subscription:' || s.id || ':%') as emails
     from subscriptions s where s.id = $1`,
    [subscription],
  )
  return rows[0]
}
