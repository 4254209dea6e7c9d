import { database } from '@/server/runtime/database'
import { hashOf } from './files-hash'

// Apart from applying the seed, which a seeded shop never loads.

export const seedHash = () => hashOf('seed', 'src/pricing/rows')

export async function isSeedNew(): Promise<boolean> {
  const [state] = await database.query<{ hash: string }>('select hash from seed_state')
  return state?.hash !== seedHash()
}
