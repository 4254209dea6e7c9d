import type { Database } from '../runtime/database'
import type { StoredAmounts } from './amounts'

/** As the collection of plans keeps them. */
const MOST_VERSIONS = 50

type Signed = { by: string; at: number }

/**
 * Gives plans other amounts and keeps each as a version with who did it, what was there before too: what a save in the admin
 * does (decision 033), of all plans at once. Their triggers tell every process.
 */
export async function writeAmounts(
  tx: Database,
  plans: readonly (StoredAmounts & { id: string })[],
  { by, at }: Signed,
): Promise<void> {
  const ids = plans.map(({ id }) => id)
  await tx.query(
    `${KEEP} l.created_at, l.updated_at from plans l
     where l.id = any($1::uuid[]) and not exists (select from _plans_v v where v.parent_id = l.id)`,
    [ids],
  )
  await tx.query(
    `update plans l set price = n.price, price_eur = n.price_eur, price_jpy = n.price_jpy, price_cny = n.price_cny,
       origin_price = n.origin_price, origin_price_eur = n.origin_price_eur, origin_price_jpy = n.origin_price_jpy,
       origin_price_cny = n.origin_price_cny, changed_by = $2, updated_at = $3
     from jsonb_to_recordset($1::jsonb) as n(id uuid, price numeric, price_eur numeric, price_jpy numeric, price_cny numeric,
       origin_price numeric, origin_price_eur numeric, origin_price_jpy numeric, origin_price_cny numeric)
     where l.id = n.id`,
    [JSON.stringify(plans), by, new Date(at)],
  )
  await tx.query(`${KEEP} l.updated_at, l.updated_at from plans l where l.id = any($1::uuid[])`, [ids])
  await tx.query(
    `delete from _plans_v where id in (select v.id from (
       select id, row_number() over (partition by parent_id order by updated_at desc, created_at desc) as place
       from _plans_v where parent_id = any($1::uuid[])) v where v.place > ${MOST_VERSIONS})`,
    [ids],
  )
}

const KEEP = `insert into _plans_v (parent_id, version_changed_by, version_pay_key, version_product_id, version_type, version_price,
    version_price_eur, version_price_jpy, version_price_cny, version_origin_price, version_origin_price_eur,
    version_origin_price_jpy, version_origin_price_cny, version_billing, version_enable, version_updated_at, version_created_at,
    created_at, updated_at)
  select l.id, l.changed_by, l.pay_key, l.product_id, l.type::text::enum__plans_v_version_type, l.price, l.price_eur, l.price_jpy,
    l.price_cny, l.origin_price, l.origin_price_eur, l.origin_price_jpy, l.origin_price_cny,
    l.billing::text::enum__plans_v_version_billing, l.enable, l.updated_at, l.created_at,`
