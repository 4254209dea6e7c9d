import { buyAs, newOwner, orderAs, runJobs, tell } from '../../tests/support/owner-orders'
import { sendToProvider } from '../../tests/support/purchase'
import { type FreshDatabase, withFreshDatabase } from '../fresh-database'
import type { Attack, Row } from './attack'

const SINGLE = 'netflix_downloader'
const TARGETS = ['all_in_one_video_suite', 'video_music_one']

export const attack: Attack = {
  does: 'buys a single, uses the owner’s price that it gives, and has the single refunded before, while and after',
  run: () => withFreshDatabase(arbitrage),
}

async function arbitrage(db: FreshDatabase): Promise<Row[]> {
  const before = await each(db, { isTold: true, isPaidFirst: false })
  const during = await each(db, { isTold: false, isPaidFirst: false })
  const after = await each(db, { isTold: true, isPaidFirst: true })
  const { rows } = await db.query<{ asked: number }>(
    `select count(*)::int as asked from price_differences where state = 'due'`,
  )
  const [kept, asked] = [after.filter(Boolean).length, rows[0]?.asked ?? 0]
  return [
    none('licences at an owner’s price whose base was refunded before', before),
    none('the same, paid before the shop could close the session', during),
    {
      what: 'upgrades of a base that was refunded after them whose owner is asked for the difference',
      figure: `${asked} of ${kept}`,
      holds: kept === TARGETS.length && asked === kept,
    },
  ]
}

const none = (what: string, sold: readonly boolean[]): Row => {
  const gained = sold.filter(Boolean).length
  return { what, figure: `${gained} of ${sold.length}`, holds: gained === 0 }
}

type Way = { isTold: boolean; isPaidFirst: boolean }

/** Whether each target was sold at the owner's price. */
async function each(db: FreshDatabase, way: Way): Promise<boolean[]> {
  const got = []
  for (const target of TARGETS) got.push(await isSold(db, target, way))
  return got
}

async function isSold(db: FreshDatabase, target: string, { isTold, isPaidFirst }: Way): Promise<boolean> {
  const { press } = await import('@/server/payments/sandbox/press')
  const { sandbox } = await import('@/server/payments/sandbox/provider')
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const order = await orderAs(owner, target)
  const session = await sendToProvider(order)
  const pay = async () => {
    await press(session, 'pay', Date.now())
    await tell(session)
  }
  if (isPaidFirst) await pay()
  await sandbox.refundSession({ session: single.session, at: Date.now(), idempotencyKey: single.session })
  await tell(single.session)
  if (isTold)
    for (const job of ['recheck-owner-prices', 'leave-payment-session'] as const) await runJobs(db, job)
  if (!isPaidFirst) await pay()
  await runJobs(db, 'return-payment')
  const { rows } = await db.query(
    `select 1 from licences c join order_lines l on l.id = c.order_line_id join orders o on o.id = l.order_id
     where o.number = $1 and c.state = 'active'`,
    [order.number],
  )
  return rows.length > 0
}
