import { spawnSync } from 'node:child_process'
import { openEnvironment } from './environment'
import { ROOT } from './paths'
import { runCommand } from './prepare'

export const payloadCommand = (...commands: string[][]): Promise<never> =>
  runCommand(openEnvironment, async () => {
    for (const args of commands) {
      const { status } = spawnSync('payload', args, {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'development' },
      })
      if (status !== 0) throw new Error(`payload ${args.join(' ')} failed.`)
    }
  })
