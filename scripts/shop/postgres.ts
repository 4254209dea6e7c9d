import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findPlace, type Place } from './postgres-place'
import { isAlive, launch, runningPort, stopServer, tellToEnd } from './postgres-process'
import { keepRunning } from './postgres-watch'
import { say } from './say'

/**
 * A running Postgres: its address, and how to end it (which does nothing where another process owns it); `endNow` tells
 * it to end and does not wait.
 */
export type Postgres = { url: string; stop: () => Promise<void>; endNow: () => void }

/** One that another process, or somebody else, started and will end. */
export const NOT_OURS: Omit<Postgres, 'url'> = { stop: async () => {}, endNow: () => {} }

/** Starts the private Postgres of this project, or joins the one that runs already. */
export async function startPostgres(): Promise<Postgres> {
  const place = findPlace()
  const password = process.env.POSTGRES_PASSWORD ?? ''
  if (!existsSync(path.join(place.data, 'PG_VERSION'))) initialise(place, password)
  const running = await runningPort(place)
  const port = running ?? (await launch(place))
  const url = `postgres://shop:${password}@127.0.0.1:${port}/shop`
  await createDatabase(url)
  return { url, ...takeOwnership(place, port, running !== undefined) }
}

async function createDatabase(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url.replace(/\/shop$/, '/postgres') })
  await admin.connect()
  try {
    const { rowCount } = await admin.query(`select 1 from pg_database where datname = 'shop'`)
    if (rowCount === 0) await admin.query('create database shop')
  } finally {
    await admin.end()
  }
}

function initialise({ user, bin, data }: Place, password: string): void {
  say('Making a private Postgres …')
  const passwordFile = path.join(data, '..', `.initial-password-${process.pid}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const flags = [
    '-D',
    data,
    '-U',
    'shop',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
  ]
  const initdb = spawnSync(path.join(bin, 'initdb'), flags, { ...user, cwd: data, encoding: 'utf8' })
  rmSync(passwordFile, { force: true })
  if (initdb.status !== 0) {
    rmSync(data, { recursive: true, force: true })
    throw new Error(`Postgres could not be made: ${initdb.stderr || initdb.error?.message}`)
  }
}

/** The process that owns the server keeps it running and ends it; one whose owner was killed is taken over by the next. */
function takeOwnership(place: Place, port: number, wasRunning: boolean): Omit<Postgres, 'url'> {
  const file = path.join(place.data, '..', 'postgres.owner')
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (wasRunning && owner !== process.pid && owner > 0 && isAlive(owner)) return NOT_OURS
  writeFileSync(file, String(process.pid))
  const endWatch = keepRunning(place, port)
  return {
    stop: async () => {
      await endWatch()
      await stopServer(place)
    },
    endNow: () => void tellToEnd(place),
  }
}
