import type { Database } from '../runtime/database'
import { reachOf } from './audience'

export type PushCounts = {
  recipients: number
  delivered: number
  gone: number
  failed: number
  clicked: number
}

/** What became of a message so far; of one that has not begun, how many browsers it would go to at `at` (ms). */
export async function pushCounts(db: Database, message: string, at: number): Promise<PushCounts> {
  const [told] = await db.query<PushCounts>(
    `select count(*)::int as recipients, count(*) filter (where state = 'delivered')::int as delivered,
       count(*) filter (where state = 'gone')::int as gone, count(*) filter (where state = 'failed')::int as failed,
       count(clicked_at)::int as clicked
     from push_deliveries where message_id = $1`,
    [message],
  )
  const counts = told ?? { recipients: 0, delivered: 0, gone: 0, failed: 0, clicked: 0 }
  return (await isAhead(db, message)) ? { ...counts, recipients: await reachOf(db, message, at) } : counts
}

async function isAhead(db: Database, message: string): Promise<boolean> {
  const ahead = await db.query(
    `select 1 from push_messages where id = $1 and state in ('draft', 'scheduled')`,
    [message],
  )
  return ahead.length > 0
}
