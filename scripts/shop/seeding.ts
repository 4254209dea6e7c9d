import { applySeed } from '@seed/apply'
import { describePlan } from '@seed/plan-text'
import { storeSamples } from '@seed/samples/files'
import { database } from '@/server/runtime/database'
import { openCms } from './cms'
import { seedHash } from './seed-state'

type Seeding = { force?: readonly string[]; isDry?: boolean }

/** Gives the plan as lines. `force`: fields in which the seed wins over an editor; `isDry` changes nothing. */
export async function seed({ force = [], isDry = false }: Seeding = {}): Promise<string[]> {
  const plan = await applySeed(await openCms(), { force, isDry })
  if (isDry) return describePlan(plan)
  await storeSamples()
  await database.query(
    'insert into seed_state (hash) values ($1) on conflict (only_row) do update set hash = excluded.hash',
    [seedHash()],
  )
  return describePlan(plan)
}
