import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isInMemory } from './in-memory.mjs'
import type { PostgresFolders } from './postgres-folders'

export async function runningPort(folders: PostgresFolders): Promise<number | undefined> {
  const deadline = Date.now() + 30_000
  for (let server = serverOf(folders); server; server = serverOf(folders)) {
    if (server.isReady) return server.port
    if (Date.now() > deadline)
      throw new Error(`Process ${server.pid} holds ${folders.data} but is not ready: end it and start again.`)
    await pause()
  }
  return undefined
}

export async function launch(folders: PostgresFolders, port: number): Promise<number> {
  const { user, bin, data } = folders
  const log = openSync(path.join(data, 'server.log'), 'a')
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '256MB',
    // A commit then takes a sixth of its time; a killed server loses nothing by it, only a machine would.
    ...(isInMemory(data) && { fsync: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], {
    ...user,
    cwd: data,
    detached: true,
    stdio: ['ignore', log, log],
  })
  server.once('error', () => {}) // told by what follows: it never comes to have an exit code
  server.unref()
  const deadline = Date.now() + 30_000
  while (!serverOf(folders)?.isReady) {
    if (hasEnded(server) || Date.now() > deadline)
      throw new Error(`Postgres did not start: see ${path.join(data, 'server.log')}`)
    await pause()
  }
  return port
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null

/** In order: «fast», at once with a recovery at the next start, and by force. */
const ENDINGS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const
const PATIENCE_MS = 10_000

/** Ends the server harder after each `patienceMs`, and gives up if nothing ends it. */
export async function stopServer(
  folders: Pick<PostgresFolders, 'data'>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const pid = serverOf(folders)?.pid
  if (pid === undefined) return
  for (const signal of ENDINGS) {
    process.kill(pid, signal)
    if (await endsWithin(pid, patienceMs)) return
  }
}

async function endsWithin(pid: number, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms
  while (isAlive(pid) && Date.now() < deadline) await pause()
  return !isAlive(pid)
}

export function tellToEnd(folders: Pick<PostgresFolders, 'data'>): void {
  const pid = serverOf(folders)?.pid
  if (pid !== undefined) process.kill(pid, 'SIGINT')
}

/** From postmaster.pid, which outlives a launcher that was killed. */
export function serverOf({
  data,
}: Pick<PostgresFolders, 'data'>): { pid: number; port: number; isReady: boolean } | undefined {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!isAlive(pid)) return undefined
  return { pid, port: Number(lines[3]), isReady: lines[7]?.startsWith('ready') ?? false }
}

/** Others may still know the server by this port. */
export function lastPort({ data }: Pick<PostgresFolders, 'data'>): number | undefined {
  const file = path.join(data, 'postmaster.opts')
  const port = existsSync(file) ? /port=(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return port === undefined ? undefined : Number(port)
}

/** Whoever owns the process; one that ended but was not reaped is dead. */
export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return !isEnded(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Where /proc exists: nobody may ever reap a server whose launcher is gone. */
function isEnded(pid: number): boolean {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && /\) [ZX] /.test(readFileSync(file, 'utf8'))
}

const pause = () => new Promise(resolve => setTimeout(resolve, 20))
