import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { DATA, ROOT } from './paths'
import { copyBinaries, packagedPostgres } from './postgres-binaries'
import { canReach, type OsUser, postgresUser } from './postgres-user'
import { say } from './say'

/** A running Postgres: its address, and how to end it (which does nothing where another process owns it). */
export type Postgres = { url: string; stop: () => Promise<void> }

type Place = { user: OsUser | undefined; bin: string; data: string }

/** Starts the private Postgres of this project, or joins the one that runs already. */
export async function startPostgres(): Promise<Postgres> {
  const place = findPlace()
  const password = process.env.POSTGRES_PASSWORD ?? ''
  if (!existsSync(path.join(place.data, 'PG_VERSION'))) initialise(place, password)
  const running = await runningPort(place)
  const port = running ?? (await launch(place))
  const url = `postgres://shop:${password}@127.0.0.1:${port}/shop`
  await createDatabase(url)
  return { url, stop: takeOwnership(place, running !== undefined) }
}

/** `.data` where the database's user can reach it, else a folder of its own, named after the project's path. */
function findPlace(): Place {
  const user = postgresUser()
  const native = packagedPostgres()
  mkdirSync(DATA, { recursive: true })
  if (canReach(user, native) && canReach(user, DATA)) {
    return { user, bin: path.join(native, 'bin'), data: ownFolder(path.join(DATA, 'postgres'), user) }
  }
  const home = ownFolder(
    `/var/tmp/tidemark-${createHash('sha256').update(DATA).digest('hex').slice(0, 12)}`,
    user,
  )
  const version = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex')
    .slice(0, 8)
  const bin = path.join(copyBinaries(native, path.join(home, `bin-${version}`)), 'bin')
  return { user, bin, data: ownFolder(path.join(home, 'data'), user) }
}

function ownFolder(folder: string, user: OsUser | undefined): string {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
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

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** What postmaster.pid says of the server on this folder; one outlives a launcher that was killed. */
function serverOf({
  data,
}: Pick<Place, 'data'>): { pid: number; port: number; isReady: boolean } | undefined {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!isAlive(pid)) return undefined
  return { pid, port: Number(lines[3]), isReady: lines[7]?.startsWith('ready') ?? false }
}

/** The port of a server that runs already, waiting while it comes up or goes down. */
async function runningPort(place: Place): Promise<number | undefined> {
  const deadline = Date.now() + 30_000
  for (let server = serverOf(place); server; server = serverOf(place)) {
    if (server.isReady) return server.port
    if (Date.now() > deadline)
      throw new Error(`Process ${server.pid} holds ${place.data} but is not ready: end it and start again.`)
    await pause()
  }
  return undefined
}

const pause = () => new Promise(resolve => setTimeout(resolve, 20))

async function launch(place: Place): Promise<number> {
  const { user, bin, data } = place
  const port = await freePort()
  const log = openSync(path.join(data, 'server.log'), 'a')
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '256MB',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], {
    ...user,
    cwd: data,
    detached: true,
    stdio: ['ignore', log, log],
  })
  server.unref()
  const deadline = Date.now() + 30_000
  while (!serverOf(place)?.isReady) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`Postgres did not start: see ${path.join(data, 'server.log')}`)
    await pause()
  }
  return port
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })

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

/** The process that owns the server ends it; one whose owner was killed is taken over by the next. */
function takeOwnership({ data }: Place, wasRunning: boolean): () => Promise<void> {
  const file = path.join(data, '..', 'postgres.owner')
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (wasRunning && owner !== process.pid && owner > 0 && isAlive(owner)) return async () => {}
  writeFileSync(file, String(process.pid))
  return () => stopServer({ data })
}

async function stopServer(place: Pick<Place, 'data'>): Promise<void> {
  const pid = serverOf(place)?.pid
  if (pid === undefined) return
  process.kill(pid, 'SIGINT') // Postgres's «fast» shutdown
  while (isAlive(pid)) await pause()
}
