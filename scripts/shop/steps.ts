import { spawnSync } from 'node:child_process'
import { keepTestsInMemory } from './in-memory.mjs'
import { ROOT } from './paths'
import { say } from './say'

export type Step = { name: string; command: string; args: string[] }

export const CHECKS: Step[] = [
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'SQL against the tables', command: process.execPath, args: ['--import', 'tsx', 'scripts/sql.ts'] },
  { name: 'nothing that nobody uses', command: 'knip', args: [] },
  { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit'] },
]

export function runSteps(steps: readonly Step[]): number {
  keepTestsInMemory()
  for (const { name, command, args } of steps) {
    const start = Date.now()
    say(`— ${name}`)
    const { status, error } = spawnSync(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    if (status !== 0) {
      say(`✗ ${name} failed after ${seconds} s${error ? `: ${error.message}` : ''}`)
      return status ?? 1
    }
    say(`✓ ${name} (${seconds} s)`)
  }
  return 0
}
