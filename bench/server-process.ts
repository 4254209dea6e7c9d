import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { ROOT } from '../scripts/shop/paths'

/** The core of the server; the load comes from another one. */
const CORE = '0'

export type ServerProcess = { end: () => void }

type Start = { command: string; args: readonly string[]; env?: Record<string, string>; ready: string }

/** A server as a process on one core, once it has said the word by which it is ready. */
export async function startServer({ command, args, env, ready }: Start): Promise<ServerProcess> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await said(child, ready)
  onOneCore(child.pid)
  return { end: () => child.kill() }
}

function said(child: ChildProcess, word: string): Promise<void> {
  let text = ''
  return new Promise((resolve, reject) => {
    const hear = (chunk: unknown) => {
      text += String(chunk)
      if (text.includes(word)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', code => reject(new Error(`A server ended with code ${code}:\n${text}`)))
  })
}

/** One core for each server, so that figures mean the same on every machine; where that cannot be set, all of them. */
export function onOneCore(pid: number | undefined): void {
  spawnSync('taskset', ['-a', '-cp', CORE, String(pid)])
}

/** Builds an empty page of Next, the least that it can make for a request. */
export function buildEmptyPage(): void {
  // Turbopack would look for a proxy in the folders above too, and find the shop's.
  const built = spawnSync('next', ['build', '--webpack', 'bench/empty-page'], { cwd: ROOT, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The empty page could not be built:\n${built.stderr}`)
}
