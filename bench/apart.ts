import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openEnvironment } from '../scripts/shop/environment'

/**
 * Runs a bench that uses parts of `src/server` in a process of its own: settings are read once, and there they name the
 * database that it makes for itself. `url` is that of the bench.
 */
export async function apart(url: string, main: () => Promise<number>): Promise<number> {
  if (process.send) return main()
  const postgres = await openEnvironment()
  const child = fork(fileURLToPath(url), { execArgv: ['--import', 'tsx'] })
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  await postgres.stop()
  return code ?? 1
}
