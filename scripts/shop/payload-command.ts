import { spawnSync } from 'node:child_process'
import { ROOT } from './paths'

/** Payload's own command line, with the settings and the database of the shop that is open. */
export function payloadCommand(args: string[]): void {
  const { status } = spawnSync('payload', args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0) throw new Error(`payload ${args.join(' ')} failed.`)
}
