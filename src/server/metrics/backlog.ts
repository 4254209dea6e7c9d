import { Gauge, Registry } from 'prom-client'
import { sender } from '../jobs/boss'
import { type Database, database } from '../runtime/database'

const BACKLOG = new Registry()

const isReachable = new Gauge({
  name: 'shop_database_up',
  help: '1 where the database could be asked for what waits.',
  registers: [BACKLOG],
})
const oldest = new Gauge({
  name: 'shop_oldest_seconds',
  help: 'Age of the oldest one that waits; 0 where none does.',
  labelNames: ['what'],
  registers: [BACKLOG],
})
const jobs = new Gauge({
  name: 'shop_jobs',
  help: 'Jobs by queue and state.',
  labelNames: ['queue', 'state'],
  registers: [BACKLOG],
})

/** What waits to be done, for Prometheus. Never throws: without a database it says only that. */
export async function backlog(db: Database = database): Promise<string> {
  const read = await readBacklog(db).catch(() => undefined)
  for (const gauge of [oldest, jobs]) gauge.reset()
  isReachable.set(read ? 1 : 0)
  const [ages, states] = read ?? [[], []]
  for (const { what, seconds } of ages) oldest.set({ what }, seconds)
  for (const { queue, state, count } of states) jobs.set({ queue, state }, count)
  return BACKLOG.metrics()
}

/** Creates the job tables, which may not exist yet. */
async function readBacklog(db: Database) {
  await sender()
  return Promise.all([agesOf(db), jobsOf(db)])
}

const agesOf = (db: Database) =>
  db.query<{ what: string; seconds: number }>(
    `select what, greatest(coalesce(extract(epoch from now() - since), 0), 0)::float8 as seconds from (
       select 'payment_event' as what, min(created_at) as since from payment_events where applied_at is null
       union all select 'email', min(created_at) from emails where state = 'queued'
       union all select 'pending_order', min(updated_at) from orders where state = 'pending'
       union all select 'owed_money', min(owed_at) from payment_sessions
         where owed_at is not null and given_back_at is null
       union all select 'due_job', min(start_after) from jobs.job where state in ('created', 'retry')) waiting`,
  )

const jobsOf = (db: Database) =>
  db.query<{ queue: string; state: string; count: number }>(
    `select name as queue, state::text, count(*)::int as count from jobs.job
     where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
  )
