import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll } from 'vitest'

/** Processes that do what waits to be sent (`sending.ts`), on the database of the test; none outlives its file. */
export function openSenders() {
  const running = new Set<ChildProcess>()
  const startSender = () => {
    const args = ['--import', 'tsx', 'tests/support/sending.ts']
    running.add(spawn(process.execPath, args, { env: { ...process.env }, stdio: 'ignore' }))
  }
  /** Ends all that run, in the middle of whatever they do. */
  const killSenders = async () => {
    await Promise.all([...running].map(killed))
    running.clear()
  }
  afterAll(killSenders)
  return { startSender, killSenders }
}

const killed = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
