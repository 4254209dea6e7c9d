import { applySeed } from '@seed/apply'
import { describePlan } from '@seed/plan-text'
import { database } from '@/server/database'
import { openCms } from './cms'
import { hashOf } from './files-hash'

const seedHash = () => hashOf('seed', 'src/pricing/rows')

/** Whether the seed is another one than the one applied last. */
export async function isSeedNew(): Promise<boolean> {
  const [state] = await database.query<{ hash: string }>('select hash from seed_state')
  return state?.hash !== seedHash()
}

/** Applies the seed and gives its plan as lines; `force` names fields in which the seed wins over an editor. */
export async function seed(force: readonly string[] = []): Promise<string[]> {
  const plan = await applySeed(await openCms(), { force })
  await database.query(
    'insert into seed_state (hash) values ($1) on conflict (only_row) do update set hash = excluded.hash',
    [seedHash()],
  )
  return describePlan(plan)
}
