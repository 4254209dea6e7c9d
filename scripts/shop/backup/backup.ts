import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { ROOT } from '../paths'
import { type Add, writeArchive } from './archive'
import { onConnection, sequencesOf, tablesOf } from './catalog'
import { bytesOf, isThere, storedNames } from './files'
import { FILES, MANIFEST, type Manifest, type StoredFile, type StoredTable } from './manifest'
import { addTable } from './parts'

export type Source = { url: string; home: string }

/**
 * Writes the whole shop of one instant into one file, while it runs: every table as of one snapshot, and the files that
 * its rows name. Files are stored before their rows, so that whatever the snapshot names is there.
 */
export async function backup(file: string, { url, home }: Source): Promise<Manifest> {
  if (await isThere(file)) throw new Error(`${file} exists already: name another file.`)
  await mkdir(path.dirname(file), { recursive: true })
  return onConnection(url, async db => {
    await db.query('begin transaction isolation level repeatable read, read only')
    let written: Manifest | undefined
    await writeArchive(file, async add => {
      written = await fill(add, db, home)
      await add(MANIFEST, Buffer.from(JSON.stringify(written, null, 2)))
    })
    if (!written) throw new Error('The backup has no manifest.')
    return written
  })
}

async function fill(add: Add, db: pg.Client, home: string): Promise<Manifest> {
  const about = await aboutDatabase(db)
  const tables: StoredTable[] = []
  for (const table of await tablesOf(db)) tables.push(await addTable(db, table, add))
  const sequences = await sequencesOf(db)
  const files: StoredFile[] = []
  for (const name of await storedNames(home)) {
    const bytes = await bytesOf(home, name)
    if (!bytes) continue
    await add(FILES + name, bytes)
    files.push({ name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  }
  return { ...about, tables, sequences, files }
}

async function aboutDatabase(
  db: pg.Client,
): Promise<Pick<Manifest, 'format' | 'shop' | 'at' | 'migrations' | 'jobs'>> {
  const { rows } = await db.query<{ at: Date; shop: boolean; jobs: boolean }>(
    `select now() as at, to_regclass('public.payload_migrations') is not null as shop,
       to_regclass('jobs.version') is not null as jobs`,
  )
  const [now] = rows
  if (!now?.shop) throw new Error('The database holds no shop: there is nothing to back up.')
  const migrations = await db.query<{ name: string }>(
    `select name from payload_migrations where batch > 0 order by id`,
  )
  return {
    format: 1,
    shop: await shopVersion(),
    at: now.at.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    jobs: now.jobs ? await aboutJobs(db) : null,
  }
}

async function aboutJobs(db: pg.Client): Promise<Manifest['jobs']> {
  const version = await db.query<{ version: number }>('select version from jobs.version')
  const queues = await db.query<{ name: string }>('select name from jobs.queue order by name')
  return { version: version.rows[0]?.version ?? 0, queues: queues.rows.map(({ name }) => name) }
}

const shopVersion = async (): Promise<string> =>
  z.object({ version: z.string() }).parse(JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')))
    .version
