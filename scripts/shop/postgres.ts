import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { freePort } from './free-port'
import { findFolders, type PostgresFolders } from './postgres-folders'
import { disown, joinServer, leaveServer, ownsServer } from './postgres-owner'
import { lastPort, launch, runningPort, stopServer, tellToEnd } from './postgres-process'
import { keepRunning } from './postgres-watch'
import { say } from './say'

/** `stop` does nothing while another process uses it; `endNow` tells it to end and does not wait. */
export type Postgres = { url: string; isOwn: boolean; stop: () => Promise<void>; endNow: () => void }

export const NOT_OURS: Omit<Postgres, 'url'> = { isOwn: false, stop: async () => {}, endNow: () => {} }

const START_MS = 60_000

export async function startPostgres(): Promise<Postgres> {
  const folders = findFolders()
  const password = process.env.POSTGRES_PASSWORD ?? ''
  const port = await joinOrLaunch(folders, password)
  const url = `postgres://shop:${password}@127.0.0.1:${port}/shop`
  await createDatabase(url)
  return { url, isOwn: true, ...watched(folders, port) }
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

function initialise({ user, bin, data }: PostgresFolders, password: string): void {
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
    '--no-sync',
  ]
  const initdb = spawnSync(path.join(bin, 'initdb'), flags, { ...user, cwd: data, encoding: 'utf8' })
  rmSync(passwordFile, { force: true })
  if (initdb.status !== 0) {
    rmSync(data, { recursive: true, force: true })
    throw new Error(`Postgres could not be made: ${initdb.stderr || initdb.error?.message}`)
  }
  // Written through beside what comes next: the disk is busy with the packages then, and nothing is lost in it yet.
  spawn(path.join(bin, 'initdb'), ['--sync-only', '-D', data], { ...user, cwd: data, stdio: 'ignore' })
    .once('error', () => {})
    .unref()
}

async function joinOrLaunch(folders: PostgresFolders, password: string): Promise<number> {
  const deadline = Date.now() + START_MS
  for (;;) {
    const running = await runningPort(folders)
    if (running !== undefined) return running
    if (ownsServer(folders)) {
      if (!existsSync(path.join(folders.data, 'PG_VERSION'))) initialise(folders, password)
      return launch(folders, await freePort(lastPort(folders)))
    }
    if (Date.now() > deadline)
      throw new Error(`Another process is to start Postgres in ${folders.data}, and does not.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/**
 * Every process that uses the server watches it. Its owner restarts it; when the owner ends, another takes over. The
 * last user ends it.
 */
function watched(folders: PostgresFolders, port: number): Pick<Postgres, 'stop' | 'endNow'> {
  const endWatch = keepRunning(folders, port)
  joinServer(folders)
  return {
    stop: async () => {
      await endWatch()
      if (!leaveServer(folders) && ownsServer(folders)) await stopServer(folders)
      disown(folders)
    },
    endNow: () => {
      if (!leaveServer(folders) && ownsServer(folders)) tellToEnd(folders)
    },
  }
}
