import { setTimeout as pause } from 'node:timers/promises'
import { age } from '../age'
import { goToPay, type Placed, place, wish } from '../buyer'
import type { Tortured } from '../shops-and-payers'
import type { Story } from './points'

const MONTH_MS = 31 * 86_400_000
const PATIENCE_MS = 60_000

/** What a shop died over: an order, or the subscription of one, until all of it is as it should be. */
export type Case = { story: Story; number: string; email: string; subscription: string | null }

let buyers = 0

/** A person clicks again, where the shop does not answer or anything goes wrong. */
async function persistently<T>(
  { shops }: Tortured,
  click: (shop: Tortured['shops'][number]) => Promise<T>,
): Promise<T> {
  const began = Date.now()
  for (let turn = 0; ; turn += 1) {
    const shop = shops[turn % shops.length]
    if (!shop) throw new Error('There is no shop')
    try {
      return await click(shop)
    } catch (error) {
      if (Date.now() - began > PATIENCE_MS) throw error
      await pause(200)
    }
  }
}

/** Buys by the pages; `before` is done when only the payment is left. */
export async function buy(
  tortured: Tortured,
  story: Story,
  before?: (subscription: string | null) => Promise<unknown>,
): Promise<Case> {
  const wished = wish(buyers++, story !== 'purchase')
  const placed: Placed = await persistently(tortured, shop => place(shop, wished))
  const { pathname } = await persistently(tortured, shop => goToPay(shop, placed, 'stripe'))
  const { rows } = await tortured.db.query<{ id: string | null }>(
    'select subscription_id as id from orders where number = $1',
    [placed.number],
  )
  const subscription = rows[0]?.id ?? null
  await before?.(subscription)
  await tortured.standIn.pay(`${tortured.standIn.origin}${pathname}`, 'good')
  return { story, number: placed.number, email: placed.email, subscription }
}

/** A first payment that comes when the time for it is over. */
export const payTooLate = (tortured: Tortured): Promise<Case> =>
  buy(tortured, 'return', id =>
    tortured.db.query(
      `update subscriptions set state = 'ended', due_at = null, version = version + 1, ended_at = now(),
         facts = jsonb_set(jsonb_set(facts, '{state}', '"ended"'), '{charges,0,state}', '"lapsed"')
       where id = $1`,
      [id],
    ),
  )

/** Lets a month of a subscription that was begun before be over. */
export async function letRenew({ db }: Tortured, begun: Case): Promise<Case> {
  await age(db, begun.subscription ?? '', MONTH_MS)
  return { ...begun, story: 'renewal' }
}

/** Whether anything is missing yet: the licence, the letter, the charge, or the money that goes back. */
export async function isOpen({ db }: Tortured, { story, number, subscription }: Case): Promise<boolean> {
  const { rows } = await db.query<{ is_whole: boolean }>(WHOLE[story], [
    story === 'renewal' ? subscription : number,
  ])
  return rows[0]?.is_whole !== true
}

const WHOLE: Record<Story, string> = {
  purchase: `select o.state = 'paid'
      and exists (select from emails m where m.reason = 'licences:' || o.id and m.state = 'sent')
      and exists (select from licences c join order_lines l on l.id = c.order_line_id where l.order_id = o.id) as is_whole
    from orders o where o.number = $1`,
  renewal: `select o.state = 'paid' and exists (select from emails m
      where m.reason like 'subscription:' || o.subscription_id || ':%:renewed' and m.state = 'sent') as is_whole
    from orders o where o.subscription_id = $1 and o.charge = 2`,
  return: `select exists (select from payment_sessions s join emails m on m.reason = 'returned:' || s.id
      where s.order_id = o.id and s.given_back_at is not null and m.state = 'sent') as is_whole
    from orders o where o.number = $1`,
}
