import { database } from '@/server/runtime/database'
import { hashOf } from './files-hash'

// Apart from what applies the seed, which a shop that is seeded never loads.

export const seedHash = () => hashOf('seed', 'src/pricing/rows')

/** Whether the seed is another one than the one applied last. */
export async function isSeedNew(): Promise<boolean> {
  const [state] = await database.query<{ hash: string }>('select hash from seed_state')
  return state?.hash !== seedHash()
}
