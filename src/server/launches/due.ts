import { cms } from '../cms/cms'
import { database } from '../runtime/database'
import { publishLaunch } from './published-by'

/** How often each process looks for launches whose instant has come. */
export const LAUNCHES_MS = 500

/** Every scheduled launch whose instant has come at `at` (ms) goes live, or fails with a reason. */
export async function keepLaunches(at: number): Promise<void> {
  const due = await database.query<{ id: string }>(
    `select id from launches where state = 'scheduled' and goes_live_at <= $1 order by goes_live_at, created_at, id`,
    [new Date(at)],
  )
  if (due.length === 0) return
  const payload = await cms()
  for (const { id } of due) await publishLaunch(payload, id, at)
}
