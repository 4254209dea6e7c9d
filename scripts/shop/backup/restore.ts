import { readMigrationFiles } from 'payload'
import type pg from 'pg'
import { sender } from '@/server/jobs/boss'
import { eraseAgain } from '@/server/personal-data/erased-accounts'
import { migrations } from '../../../migrations'
import { openCms } from '../cms'
import { migrate } from '../migrations'
import { forgetAside, inOne, isSetAside, putBack, setAside } from './aside'
import { onConnection, qualified, tablesOf } from './catalog'
import { erasedAccounts } from './erased'
import { storedNames } from './files'
import { loadTables } from './load'
import type { Manifest } from './manifest'
import { giveFilesBack, unpackFiles } from './restored-files'
import { verifyArchive } from './verify'

export type Restoring = {
  url: string
  /** The folder that holds those of the files (`files.ts`). */
  home: string
  replace: boolean
  erased: string | undefined
}

export type Restored = { known: Manifest; erasedAgain: number }

/**
 * Makes the shop what it was at a backup, all or nothing: if anything fails, what was there is given back. Accounts
 * deleted since are deleted again (decision 015).
 */
export async function restore(file: string, restoring: Restoring): Promise<Restored> {
  const known = await verifyArchive(file)
  refuseNewer(known)
  return onConnection(restoring.url, async db => {
    await refuseWhileInUse(db)
    if (await isSetAside(db)) await giveBack(db, restoring.home)
    await refuseUnlessEmpty(db, restoring)
    const erased = await erasedAccounts(db, restoring)
    const files = await unpackFiles(file, restoring.home)
    await setAside(db)
    try {
      await fillDatabase(db, file, known)
      const erasedAgain = await eraseAgain(erased)
      await files.take()
      await inOne(db, () => forgetAside(db))
      await files.forget()
      return { known, erasedAgain }
    } catch (error) {
      if (await isSetAside(db)) await giveBack(db, restoring.home)
      throw error
    }
  })
}

/** Files first: the database set aside is the mark that they have to come back. */
async function giveBack(db: pg.Client, home: string): Promise<void> {
  await giveFilesBack(home)
  await putBack(db)
}

async function fillDatabase(db: pg.Client, file: string, known: Manifest): Promise<void> {
  await migrateTo(known)
  if (known.jobs) await makeQueues(db, known.jobs)
  await loadTables(db, file, known)
  await migrate()
  await db.query('analyze')
}

async function migrateTo(known: Manifest): Promise<void> {
  const payload = await openCms()
  const files = await readMigrationFiles({ payload })
  await payload.db.migrate({ migrations: files.filter(({ name }) => known.migrations.includes(name)) })
}

async function makeQueues(db: pg.Client, { version, queues }: NonNullable<Manifest['jobs']>): Promise<void> {
  await sender()
  const { rows } = await db.query<{ version: number }>('select version from jobs.version')
  if (rows[0]?.version !== version)
    throw new Error(
      `The backup holds jobs of pg-boss ${version}, this shop has ${rows[0]?.version}: restore it with the shop of its time.`,
    )
  for (const queue of queues) await db.query(`select jobs.create_queue($1, '{}')`, [queue])
}

function refuseNewer({ migrations: applied }: Manifest): void {
  const names = new Set(migrations.map(({ name }) => name))
  const unknown = applied.filter(name => !names.has(name))
  if (unknown.length > 0)
    throw new Error(
      `The backup is of a newer shop: this one does not know the migration ${unknown[0]}. Nothing was changed.`,
    )
}

async function refuseWhileInUse(db: pg.Client): Promise<void> {
  const { rows } = await db.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (rows.length > 0)
    throw new Error(
      `The database is in use by ${rows.length} other ${rows.length === 1 ? 'connection' : 'connections'}: stop the shop, then restore. Nothing was changed.`,
    )
}

async function refuseUnlessEmpty(db: pg.Client, { home, replace }: Restoring): Promise<void> {
  if (replace) return
  const [table] = await tablesOf(db)
  const [file] = await storedNames(home)
  const there = table
    ? `The database is not empty (it has ${qualified(table)})`
    : file && `${home} holds ${file}`
  if (there)
    throw new Error(
      `${there}: «npm run restore -- FILE --replace» puts the backup in its place. Nothing was changed.`,
    )
}
