import type { FreshDatabase } from '../../fresh-database'

const QUESTIONS = [
  'select jsonb_build_array(charge, state, dispute) as it from orders where customer_id = $1',
  'select to_jsonb(state) as it from subscriptions where customer_id = $1',
  `select jsonb_build_array(pid, plan) as it from licences
   where customer_id = $1 and state = 'active' and (expires is null or expires > now())`,
  `select to_jsonb(sum(case when kind = 'invoice' then total else -total end)) as it from invoices
   where order_number in (select number from orders where customer_id = $1) having sum(total) is not null`,
]

/** How a buyer and the shop stand: orders, subscriptions, what works, and what was invoiced in the end. */
export async function standingOf(db: Pick<FreshDatabase, 'query'>, customer: string): Promise<string> {
  const parts = []
  for (const question of QUESTIONS) {
    const { rows } = await db.query<{ it: unknown }>(question, [customer])
    const told = rows.map(({ it }) => JSON.stringify(it)).filter(it => it !== '0')
    parts.push(told.toSorted().join(' '))
  }
  return parts.join(' | ')
}
