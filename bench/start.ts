import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { build } from '../scripts/shop/build'
import { openEnvironment } from '../scripts/shop/environment'
import { fail } from '../scripts/shop/exit-with'
import { freePort } from '../scripts/shop/free-port'
import { ROOT } from '../scripts/shop/paths'
import { prepare } from '../scripts/shop/prepare'
import { type PrivateShop, privateShop } from '../tests/support/private-shop'
import { median, report } from './report'
import { buildEmptyPage } from './server-process'

// `npm run bench:start`: how long a built shop takes from its command to its first page, against Next's own server on an
// empty page: on a database that runs, as `npm start` of a shop that was stopped with its private Postgres, and once from
// an empty folder. On a busy machine the seconds of the processor say more than those of the clock; npm has none of its own.

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const MAX_MS = 120_000

type Start = { seconds: number; processor: number | undefined }

const COMMANDS = {
  shop: () => [process.execPath, 'scripts/launcher.mjs'],
  'npm start': () => ['npm', 'start'],
  'next start': (port: number) => [
    process.execPath,
    'node_modules/next/dist/bin/next',
    'start',
    'bench/empty-page',
    '-p',
    String(port),
  ],
}
type Name = keyof typeof COMMANDS

async function startOnce(name: Name, settings: PrivateShop['settings'] = {}): Promise<Start> {
  const port = await freePort()
  const [program = '', ...args] = COMMANDS[name](port)
  const production = { NODE_ENV: 'production' as const, PORT: String(port), LOG_LEVEL: 'silent' }
  const began = performance.now()
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...production, ...settings },
    stdio: 'ignore',
  })
  try {
    await firstPage(child, `http://localhost:${port}${name === 'next start' ? '/stored' : '/'}`)
    const seconds = (performance.now() - began) / 1000
    return { seconds, processor: program === process.execPath ? processorSeconds(child.pid) : undefined }
  } finally {
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}

async function firstPage(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + MAX_MS
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok && (await answer.text()).includes('</html>')) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`No page from ${url}: the server ended or took too long.`)
}

/** What a process took of the processor so far, where the system tells. */
function processorSeconds(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const line = (name: string, starts: readonly Start[]): string =>
  `${name}: ${median(starts.map(each => each.seconds)).toFixed(1)} s to the first page (median of ${starts.length})${processorOf(starts)}`

function processorOf(starts: readonly Start[]): string {
  const seconds = median(starts.map(each => each.processor ?? Number.NaN))
  return Number.isNaN(seconds) ? '' : `, ${seconds.toFixed(1)} s of the processor`
}

const ratio = (starts: readonly Start[], baseline: readonly Start[]): string =>
  median(starts.map(({ seconds }, at) => seconds / (baseline[at]?.seconds ?? 1))).toFixed(2)

async function main(): Promise<void> {
  const { stop } = await openEnvironment()
  await prepare()
  await build()
  buildEmptyPage()
  const own = privateShop()
  try {
    const fresh = await startOnce('npm start', own.settings)
    const starts: Record<Name, Start[]> = { shop: [], 'npm start': [], 'next start': [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      starts.shop.push(await startOnce('shop'))
      starts['npm start'].push(await startOnce('npm start', own.settings))
      starts['next start'].push(await startOnce('next start'))
    }
    report('start', [
      line('shop on a database that runs', starts.shop),
      line('npm start of a shop that was stopped, with its private Postgres', starts['npm start']),
      line('next start of an empty page', starts['next start']),
      `The shop takes ${ratio(starts.shop, starts['next start'])} times as long, npm start ${ratio(starts['npm start'], starts['next start'])} times.`,
      line('npm start in an empty folder: database made, migrated and seeded', [fresh]),
    ])
  } finally {
    await own.remove()
    await stop()
  }
}

main().then(() => process.exit(0), fail)
