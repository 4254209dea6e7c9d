import type { PaymentEvent } from '@/server/payments/provider'
import { inTransaction } from '@/server/runtime/database'
import type { FreshDatabase } from '../../fresh-database'
import type { Random } from '../../random'

type Rows = Pick<FreshDatabase, 'query'>

/** Undefined: in order, once. Else shuffled, some of it twice or thrice, with what was told long ago. */
export type Manner = Random | undefined

/** Hands over what has happened since, jobs and events, until nothing is left. */
export async function settle(db: Rows, told: Set<string>, customer: string, manner: Manner): Promise<void> {
  for (let isBusy = true; isBusy; ) {
    const done = await doJobs(db, manner)
    const delivered = await deliver(db, told, customer, manner)
    isBusy = done + delivered > 0
  }
}

const JOBS = [
  'charge-order',
  'end-mandate',
  'leave-payment-session',
  'return-payment',
  'recheck-owner-prices',
] as const
type Job = {
  name: (typeof JOBS)[number]
  data: Record<'order' | 'subscription' | 'session' | 'customer', string> & { at: number }
}

export async function doJobs(db: Rows, manner: Manner): Promise<number> {
  const { rows } = await db.query<Job>(
    'delete from jobs.job where name = any($1) and state < $2 returning name, data',
    [JOBS, 'active'],
  )
  if (!manner) for (const job of rows) await run(job)
  else await Promise.all(shuffled([...rows, ...rows.filter(() => manner.chance(0.5))], manner).map(run))
  return rows.length
}

async function run({ name, data }: Job): Promise<void> {
  const { chargeOrder, endMandate } = await import('@/server/payments/charge')
  const { leaveSessionNamed } = await import('@/server/payments/enter')
  const { giveBack } = await import('@/server/payments/give-back')
  const { recheckOwnerPrices } = await import('@/server/payments/differences/owner-prices')
  await {
    'charge-order': ({ order, at }: Job['data']) => chargeOrder(order, at),
    'end-mandate': (ended: Job['data']) => endMandate(ended, Date.now()),
    'leave-payment-session': ({ session }: Job['data']) => leaveSessionNamed(session),
    'return-payment': ({ session }: Job['data']) => giveBack(session),
    'recheck-owner-prices': recheckOwnerPrices,
  }[name](data)
}

async function deliver(db: Rows, told: Set<string>, customer: string, manner: Manner): Promise<number> {
  const { rows } = await db.query<{ event: PaymentEvent }>(
    `select e.event from orders o join sandbox_payments p on p.reference = o.number
       cross join jsonb_array_elements(p.events) with ordinality as e(event, n)
     where o.customer_id = $1 order by (e.event ->> 'at')::bigint, o.id, e.n`,
    [customer],
  )
  const fresh = rows.map(({ event }) => event).filter(({ id }) => !told.has(id))
  if (fresh.length === 0) return 0
  for (const { id } of fresh) told.add(id)
  const old = manner ? rows.map(({ event }) => event).filter(() => manner.chance(0.2)) : []
  await tellAll(fresh, old, manner)
  return fresh.length
}

async function tellAll(fresh: PaymentEvent[], old: PaymentEvent[], manner: Manner): Promise<void> {
  if (!manner) for (const event of fresh) await tell(event)
  else {
    const all = [...fresh, ...fresh.filter(() => manner.chance(0.6)), ...old]
    if (manner.chance(0.5)) await Promise.all(shuffled(all, manner).map(tell))
    else for (const event of shuffled(all, manner)) await tell(event)
  }
}

export async function tell(event: PaymentEvent): Promise<void> {
  const { storeEvents } = await import('@/server/payments/inbox')
  const { applyPayment } = await import('@/server/payments/apply')
  for (const id of await inTransaction(tx => storeEvents(tx, 'sandbox', [event]))) await applyPayment(id)
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map(item => ({ item, key: random.below(1_000_000) }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}
