import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/shop/free-port'
import { ROOT } from '../../scripts/shop/paths'

export type ShopProcess = {
  origin: string
  port: number
  pid: number | undefined
  /** From the start of the process until it said that it serves, in milliseconds. */
  startedIn: number
  stop: () => Promise<number | null>
  /** As a service manager ends it. */
  terminate: () => Promise<number | null>
  kill: () => Promise<number | null>
  output: () => string
  /** Closes the far ends of its output, as a terminal does that goes away. */
  hangUp: () => void
}

/** Accounts that a test deletes are nothing that a restore of this checkout has to know. */
const ERASED_LIST = path.join(tmpdir(), 'erased-by-tests.txt')

type Settings = Record<string, string | undefined>

/** A run that breaks off leaves no shop behind, which would look for its database for ever. */
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** What each shop that runs said so far: a journey that fails tells it. */
export const running = new Set<() => string>()

/** `npm start` as a process of its own on a free port, if PORT names none, ready to serve; `settings` are its environment. */
export async function startShop(settings: Settings): Promise<ShopProcess> {
  const port = Number(settings.PORT) || (await freePort())
  const began = Date.now()
  const child = launch({ LOG_LEVEL: 'warn', ...settings, PORT: String(port) })
  const output = collect(child)
  await ready(child, output)
  running.add(output)
  child.once('exit', () => running.delete(output))
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
    const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
    child.kill(signal)
    return ended
  }
  const startedIn = Date.now() - began
  return {
    origin: `http://localhost:${port}`,
    port,
    pid: child.pid,
    startedIn,
    output,
    hangUp: () => {
      child.stdout?.destroy()
      child.stderr?.destroy()
    },
    stop: () => end('SIGINT'),
    terminate: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** Starts the launcher that is to fail, and gives its exit code and what it said. */
export async function startInVain(settings: Settings): Promise<{ code: number | null; output: string }> {
  const child = launch(settings)
  const output = collect(child)
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  return { code, output: output() }
}

/** The launcher decides its mode itself, so that of the test run is left out; undefined takes a setting away. */
function launch(settings: Settings): ChildProcess {
  const { NODE_ENV: _, ...inherited } = process.env
  const env = Object.assign(Object.create(null), inherited, { ERASED_LIST }, settings)
  for (const name of Object.keys(env)) if (env[name] === undefined) delete env[name]
  // The second stage at once: a signal then meets the process that serves.
  const child = spawn(process.execPath, ['scripts/launcher.mjs'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

function collect(child: ChildProcess): () => string {
  let text = ''
  const add = (chunk: unknown) => {
    text += String(chunk)
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return () => text
}

/** The launcher says where the admin is once it serves. */
const ready = (child: ChildProcess, output: () => string) =>
  new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', () => {
      if (output().includes('Admin:')) resolve()
    })
    child.once('exit', code => reject(new Error(`The shop ended with code ${code}:\n${output()}`)))
  })
