import type { TestDatabase } from './database'
import { storePurchase } from './guest-purchase'

type Rows = Pick<TestDatabase, 'query'>
type Buyer = { id: string; email: string }

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

/** Of every plan one, one that ran out, and one that was paid back; the last is the newest, of which a part went back. */
const PURCHASES = [
  { pid: 10345, plan: '1M', expires: inDays(-40), daysAgo: 70 },
  { pid: 10341, plan: 'LFT', state: 'refunded', daysAgo: 44 },
  { pid: 10343, plan: '1Y', expires: inDays(330), daysAgo: 35 },
  { pid: 10339, plan: 'LFT_3', daysAgo: 12 },
  { pid: 10375, plan: '1M', expires: inDays(21), daysAgo: 9 },
  { pid: 10337, plan: 'LFT', daysAgo: 2, back: 590 },
] as const

/** Stores those purchases, an order that failed and one whose money is on its way; the numbers of two of them. */
export async function purchasesOf(db: Rows, { id, email }: Buyer) {
  const numbers: string[] = []
  for (const { daysAgo, ...purchase } of PURCHASES) {
    const { number } = await storePurchase(db, { email, customerId: id, ...purchase })
    const state = 'state' in purchase ? purchase.state : 'paid'
    const back = 'back' in purchase ? purchase.back : 0
    await db.query(
      `with o as (update orders set state = $2, refunded = $4, created_at = now() - $3 * interval '1 day',
         paid_at = now() - $3 * interval '1 day' where number = $1 returning id)
       update licences set issued = now() - $3 * interval '1 day' where order_line_id in
         (select l.id from order_lines l join o on o.id = l.order_id)`,
      [number, state, daysAgo, back],
    )
    numbers.push(number)
  }
  await unpaid(db, { id, email })
  return { order: numbers.at(-1) ?? '', refunded: numbers[1] ?? '' }
}

async function unpaid(db: Rows, { id, email }: Buyer): Promise<void> {
  for (const state of ['failed', 'pending']) {
    const { number } = await storePurchase(db, { email, customerId: id, pid: 10347, plan: 'LFT' })
    await db.query(
      `with o as (update orders set state = $2, paid_at = null, coupon = 'SINGLE_PRO',
         created_at = now() - interval '3 days' where number = $1 returning id)
       delete from licences where order_line_id in (select l.id from order_lines l join o on o.id = l.order_id)`,
      [number, state],
    )
  }
}
