import { applySeed } from '@seed/apply'
import { describePlan } from '@seed/plan-text'
import { database } from '@/server/database'
import { openCms } from './cms'
import { seedHash } from './seed-state'

/** Applies the seed and gives its plan as lines; `force` names fields in which the seed wins over an editor. */
export async function seed(force: readonly string[] = []): Promise<string[]> {
  const plan = await applySeed(await openCms(), { force })
  await database.query(
    'insert into seed_state (hash) values ($1) on conflict (only_row) do update set hash = excluded.hash',
    [seedHash()],
  )
  return describePlan(plan)
}
