import { changeRuleRow, type SubscriptionRules, storedSubscriptionSettings } from '@/pricing/subscriptions'
import type { Database } from '../runtime/database'
import { log } from '../runtime/log/log'

type Row = { row: Record<string, unknown> }

const CHANGES = `select to_jsonb(r) || jsonb_build_object(
    'from_plans', array(select value from subscription_change_rules_from_plans m where m.parent_id = r.id order by m."order"),
    'to_plans', array(select value from subscription_change_rules_to_plans m where m.parent_id = r.id order by m."order")) as row
  from subscription_change_rules r order by r.position, r.key`

const SETTINGS = `select to_jsonb(s) || jsonb_build_object(
    'retry_days', array(select to_jsonb(d) from subscription_settings_retry_days d where d._parent_id = s.id order by d._order)) as row
  from subscription_settings s order by s.created_at limit 1`

/** DOMAIN 6 as staff keep it. A row of changes that cannot be read is left out; without settings it throws. */
export async function subscriptionRules(db: Database): Promise<SubscriptionRules> {
  const rows = await db.query<Row>(CHANGES)
  const [stored] = await db.query<Row>(SETTINGS)
  const changes = rows.flatMap(({ row }) => {
    const parsed = changeRuleRow.safeParse(row)
    if (!parsed.success) log.error({ row, problem: parsed.error.message }, 'a rule of changes cannot be read')
    return parsed.success ? [parsed.data] : []
  })
  return { settings: storedSubscriptionSettings.parse(stored?.row), changes }
}
