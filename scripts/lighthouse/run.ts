import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../shop/paths'
import { say } from '../shop/say'

// Not among the shop's packages: with what it brings it is a seventh of their files, for this one command (decision 102).
const FOLDER = path.join(ROOT, 'scripts/lighthouse')
const PROGRAM = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const MAX_REPORT = 64 * 1024 * 1024

export type Report = {
  audits: Record<
    string,
    { scoreDisplayMode: string; score: number | null; title: string; displayValue?: string }
  >
  categories: Record<string, { score: number | null }>
  /** How fast Lighthouse found this machine at that moment: about 1500 and more is a desktop, under 1000 a slow laptop. */
  environment: { benchmarkIndex: number }
}

/** Installs what its lock file names, once. Throws a sentence where npm cannot. */
export function installLighthouse(): void {
  if (existsSync(PROGRAM)) return
  say('Installing Lighthouse (npm ci in scripts/lighthouse, once) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed: see the message of npm ci above.')
}

/** What Lighthouse's mobile audit says of a page, in the browser that listens for its tools at `port`; asked anew once where it failed, mostly because the browser recorded no trace. */
export async function auditOf(address: string, port: number, categories: string[]): Promise<Report> {
  return runAudit(address, port, categories).catch(cause => {
    say(`${address}: ${String(cause.message).trim().split('\n').at(-1)} Once more …`)
    return runAudit(address, port, categories)
  })
}

async function runAudit(address: string, port: number, categories: string[]): Promise<Report> {
  const flags = ['--output=json', '--quiet', `--port=${port}`, `--only-categories=${categories.join(',')}`]
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, address, ...flags], {
    maxBuffer: MAX_REPORT,
  })
  return JSON.parse(stdout)
}
