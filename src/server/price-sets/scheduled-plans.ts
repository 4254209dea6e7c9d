import { database } from '../runtime/database'

/** The plans of sets that are to go live until `at` (ms), as they will be then, in the form in which the rule book reads plans. */
export const scheduledPlans = (at: number): Promise<{ id: string; row: Record<string, unknown> }[]> =>
  database.query<{ id: string; row: Record<string, unknown> }>(
    `select l.id, to_jsonb(l) || jsonb_build_object('pid', p.pid) || n.amounts as row
     from (select r.plan_id, jsonb_object_agg(r.field, r.after order by s.goes_live_at desc, s.created_at desc) as amounts
         from price_sets s join price_set_rows r on r.set_id = s.id
         where s.state = 'scheduled' and s.goes_live_at <= $1 group by r.plan_id) n
       join plans l on l.id = n.plan_id join products p on p.id = l.product_id`,
    [new Date(at)],
  )

/** The plans of sets that a launch publishes, as they will be then, in the same form. */
export const plansAfterSets = (
  sets: readonly string[],
): Promise<{ id: string; row: Record<string, unknown> }[]> =>
  database.query<{ id: string; row: Record<string, unknown> }>(
    `select l.id, to_jsonb(l) || jsonb_build_object('pid', p.pid) || n.amounts as row
     from (select r.plan_id, jsonb_object_agg(r.field, r.after) as amounts from price_set_rows r
         where r.set_id = any($1::uuid[]) group by r.plan_id) n
       join plans l on l.id = n.plan_id join products p on p.id = l.product_id`,
    [sets],
  )
