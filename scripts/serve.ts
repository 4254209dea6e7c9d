import cluster from 'node:cluster'
import { refuseSandbox } from '@/server/payments/sandbox/allowed'
import { closeDatabase } from '@/server/runtime/database'
import { isBuilt } from './shop/compiled-server'
import { type Ending, endWhenTold } from './shop/ending'
import { hasNoStaff } from './shop/first-staff'
import { openWholeShop } from './shop/half-restored'
import { missingMigrations } from './shop/migrations'
import { serveHere } from './shop/serve-here'
import { serveShop } from './shop/serve-shop'

// `npm run serve`: serves what `npm run build` made, on a migrated and seeded database; changes neither. With PROCESSES
// each process of the shop is this file again, with the settings of the first.
async function start(): Promise<Ending> {
  if (cluster.isWorker) return serveHere({ dev: false })
  const postgres = await openWholeShop()
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
  try {
    refuseSandbox()
    await refuseUnprepared()
    return await serveShop(postgres, { dev: false })
  } catch (error) {
    await closeDatabase()
    await postgres.stop()
    throw error
  }
}

async function refuseUnprepared(): Promise<void> {
  if (!isBuilt()) throw new Error('Nothing is built yet: npm run build.')
  const missing = await missingMigrations()
  if (missing.length > 0)
    throw new Error(
      `The database is not the one that this shop was written for (${missing.length} migrations to apply): npm run migrate, then npm run seed.`,
    )
  if (await hasNoStaff()) throw new Error('Nobody can sign in to the admin yet: npm run seed.')
}

endWhenTold(start())
