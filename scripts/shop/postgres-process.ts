import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Place } from './postgres-place'

/** The port of a server that runs already, waiting while it comes up or goes down. */
export async function runningPort(place: Place): Promise<number | undefined> {
  const deadline = Date.now() + 30_000
  for (let server = serverOf(place); server; server = serverOf(place)) {
    if (server.isReady) return server.port
    if (Date.now() > deadline)
      throw new Error(`Process ${server.pid} holds ${place.data} but is not ready: end it and start again.`)
    await pause()
  }
  return undefined
}

/** Starts a server on a port, and gives the port once the server is ready. */
export async function launch(place: Place, port: number): Promise<number> {
  const { user, bin, data } = place
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
  server.once('error', () => {}) // told by what follows: it never comes to have an exit code
  server.unref()
  const deadline = Date.now() + 30_000
  while (!serverOf(place)?.isReady) {
    if (hasEnded(server) || Date.now() > deadline)
      throw new Error(`Postgres did not start: see ${path.join(data, 'server.log')}`)
    await pause()
  }
  return port
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null

/** How a server is ended, in order: «fast», at once with a recovery at its next start, and by force. */
const ENDINGS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const
const PATIENCE_MS = 10_000

/**
 * Ends the server of a folder, if one runs; one that does not end is ended harder after so many milliseconds, and let be
 * where nothing ends it.
 */
export async function stopServer(place: Pick<Place, 'data'>, patienceMs = PATIENCE_MS): Promise<void> {
  const pid = serverOf(place)?.pid
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

/** Tells it to, and does not wait. */
export function tellToEnd(place: Pick<Place, 'data'>): void {
  const pid = serverOf(place)?.pid
  if (pid !== undefined) process.kill(pid, 'SIGINT')
}

/** What postmaster.pid says of the server on this folder; one outlives a launcher that was killed. */
export function serverOf({
  data,
}: Pick<Place, 'data'>): { pid: number; port: number; isReady: boolean } | undefined {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!isAlive(pid)) return undefined
  return { pid, port: Number(lines[3]), isReady: lines[7]?.startsWith('ready') ?? false }
}

/** The port that the server had when it was started last, which others may still know it by. */
export function lastPort({ data }: Pick<Place, 'data'>): number | undefined {
  const file = path.join(data, 'postmaster.opts')
  const port = existsSync(file) ? /port=(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return port === undefined ? undefined : Number(port)
}

/** Whether a process lives, whoever owns it; one that ended and was not yet seen off does not. */
export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return !isEnded(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Where there is such a list: a server whose launcher is gone may wait for ever to be seen off. */
function isEnded(pid: number): boolean {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && /\) [ZX] /.test(readFileSync(file, 'utf8'))
}

const pause = () => new Promise(resolve => setTimeout(resolve, 20))
