import { spawnSync } from 'node:child_process'
import { refuseSandbox } from '@/server/payments/sandbox/allowed'
import { closeDatabase } from '@/server/runtime/database'
import { compiledScript } from './compiled-script'
import { firstStaffLogin, hasNoStaff, type StaffLogin } from './first-staff'
import { openWholeShop } from './half-restored'
import { missingMigrations } from './migrations'
import { ROOT } from './paths'
import type { Postgres } from './postgres'
import { say } from './say'
import { isSeedNew } from './seed-state'

/**
 * No commit waits for the disk, which a first start keeps busy with its packages: what a crash of the machine takes is done
 * again by the next start. Another Postgres may stand behind a pool that takes no options.
 */
const UNHURRIED = '-c synchronous_commit=off'

export type Prepared = Postgres & { firstStaff?: StaffLogin }

export const prepare = (): Promise<Prepared> =>
  openAfter(async postgres => {
    refuseSandbox()
    const isNew = (await missingMigrations()).length > 0
    const firstStaff = isNew || (await hasNoStaff()) ? firstStaffLogin() : undefined
    if (firstStaff || (await isSeedNew())) runScript('prepare', postgres)
    return { ...postgres, firstStaff }
  })

export const openMigrated = (): Promise<Postgres> =>
  openAfter(async postgres => {
    if ((await missingMigrations()).length > 0) runScript('migrate', postgres)
    return postgres
  })

async function openAfter<T>(work: (postgres: Postgres) => Promise<T>): Promise<T> {
  const postgres = await openWholeShop()
  try {
    return await work(postgres)
  } catch (error) {
    await closeDatabase()
    await postgres.stop()
    throw error
  }
}

/** In a process of its own, since it boots Payload and the server boots its own. */
function runScript(name: 'prepare' | 'migrate', { isOwn }: Postgres): void {
  const { status } = spawnSync(process.execPath, [compiledScript(name)], {
    cwd: ROOT,
    env: { ...process.env, ...(isOwn && { PGOPTIONS: UNHURRIED }) },
    stdio: ['ignore', 2, 'inherit'],
  })
  if (status !== 0) throw new Error('The database could not be prepared: see the message above.')
}

export async function runCommand(
  open: () => Promise<Postgres>,
  command: () => Promise<void>,
): Promise<never> {
  // An index over a large table takes longer than a visitor would wait.
  process.env.DATABASE_STATEMENT_MS ??= '0'
  try {
    const postgres = await open()
    await command().finally(async () => {
      await closeDatabase()
      await postgres.stop()
    })
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
  process.exit()
}
