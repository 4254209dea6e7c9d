import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { ROOT } from '../../scripts/shop/paths'

export type ShopProcess = {
  origin: string
  port: number
  stop: () => Promise<void>
  kill: () => Promise<void>
  output: () => string
}

/** `npm start` as a process of its own on a free port, ready to serve. */
export async function startShop({
  databaseUrl,
  env = {},
}: {
  databaseUrl: string
  env?: Record<string, string>
}): Promise<ShopProcess> {
  const port = await freePort()
  const { NODE_ENV: _, ...inherited } = process.env
  const settings = { ...inherited, LOG_LEVEL: 'warn', ...env, DATABASE_URL: databaseUrl, PORT: String(port) }
  const child: ChildProcess = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: ROOT,
    env: withoutMode(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collect(child)
  await ready(child, output)
  const end = (signal: NodeJS.Signals) => {
    const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
    child.kill(signal)
    return ended
  }
  return {
    origin: `http://localhost:${port}`,
    port,
    output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** The launcher itself decides that it serves the production build. */
const withoutMode = (settings: Record<string, string | undefined>): NodeJS.ProcessEnv =>
  Object.assign(Object.create(null), settings)

function collect(child: ChildProcess): () => string {
  let text = ''
  child.stdout?.on('data', chunk => {
    text += chunk
  })
  child.stderr?.on('data', chunk => {
    text += chunk
  })
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

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
