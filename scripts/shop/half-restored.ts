import { closeDatabase, database } from '@/server/runtime/database'
import { openEnvironment } from './environment'
import type { Postgres } from './postgres'

/** For every command but restore: throws if a restore was cut off. */
export async function openWholeShop(): Promise<Postgres> {
  const postgres = await openEnvironment()
  try {
    await refuseHalfRestored()
    return postgres
  } catch (error) {
    await closeDatabase()
    await postgres.stop()
    throw error
  }
}

/** What a restore set aside is the whole shop: a new one must not grow in its place. */
async function refuseHalfRestored(): Promise<void> {
  const [row] = await database.query<{ cut: boolean }>(
    `select to_regnamespace('before_restore_public') is not null as cut`,
  )
  if (row?.cut)
    throw new Error('A restore was cut off in its middle: run it again, it begins by giving everything back.')
}
