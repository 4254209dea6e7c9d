import type { Client } from 'pg'

/** What the payers hold of each order, after what went back; and what the shop says. */
const SIDES = `
  with theirs as (
    select "order", sum(kept) as kept from (
      select c.body #>> '{metadata,order}' as "order", (c.body ->> 'amount')::int - (c.body ->> 'amount_refunded')::int as kept
      from stand_in.objects c where c.kind = 'charge'
      union all
      select t.body #>> '{custom_data,order}', (t.body #>> '{details,totals,grand_total}')::int
      from stand_in.objects t where t.kind = 'transaction' and t.body ->> 'status' = 'completed'
      union all
      select t.body #>> '{custom_data,order}', -(a.body #>> '{totals,total}')::int
      from stand_in.objects a join stand_in.objects t on t.id = a.body ->> 'transaction_id'
      where a.kind = 'adjustment' and a.body ->> 'action' = 'refund' and a.body ->> 'status' = 'approved'
    ) moved group by 1),
  ours as (
    select number as "order", case when state = 'paid' then total::int else 0 end as kept from orders)
  select coalesce(t."order", o."order") as "order", coalesce(t.kept, 0)::int as theirs, coalesce(o.kept, 0)::int as ours
  from theirs t full join ours o using ("order")`

type Side = { order: string; theirs: number; ours: number }

const sides = async (db: Pick<Client, 'query'>): Promise<Side[]> => (await db.query<Side>(SIDES)).rows

/** All that the payers hold, and all that the shop was paid, in minor units. */
export async function ledgers(db: Pick<Client, 'query'>): Promise<{ payers: number; shop: number }> {
  const all = await sides(db)
  return {
    payers: all.reduce((sum, { theirs }) => sum + theirs, 0),
    shop: all.reduce((sum, { ours }) => sum + ours, 0),
  }
}

/** How many orders the two tell differently; the first are named. */
export async function differing(db: Pick<Client, 'query'>): Promise<number> {
  const wrong = (await sides(db)).filter(({ theirs, ours }) => theirs !== ours)
  for (const { order, theirs, ours } of wrong.slice(0, 5))
    console.log(`  order ${order}: the payers have ${theirs}, the shop ${ours}`)
  return wrong.length
}
