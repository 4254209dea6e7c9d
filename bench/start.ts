import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { build } from '../scripts/shop/build'
import { openEnvironment } from '../scripts/shop/environment'
import { fail } from '../scripts/shop/exit-with'
import { freePort } from '../scripts/shop/free-port'
import { ROOT } from '../scripts/shop/paths'
import { prepare } from '../scripts/shop/prepare'
import { median, report } from './report'

// `npm run bench:start`: how long a built shop on a seeded database takes from its command to its first page, against
// Next's own server on the same build. On a busy machine the seconds of the processor say more than those of the clock.

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const LONGEST_MS = 120_000

type Start = { seconds: number; processor: number | undefined }

const COMMANDS = {
  shop: () => ['scripts/launcher.mjs'],
  'next start': (port: number) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
}
type Name = keyof typeof COMMANDS

async function startOnce(name: Name): Promise<Start> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, COMMANDS[name](port), {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  try {
    await firstPage(child, `http://localhost:${port}/`)
    return { seconds: (performance.now() - began) / 1000, processor: processorSeconds(child.pid) }
  } finally {
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}

async function firstPage(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + LONGEST_MS
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

const line = (name: string, starts: readonly Start[]): string => {
  const seconds = median(starts.map(each => each.seconds)).toFixed(1)
  const processor = median(starts.map(each => each.processor ?? Number.NaN)).toFixed(1)
  return `${name}: ${seconds} s to the first page, ${processor} s of the processor (medians of ${starts.length})`
}

async function main(): Promise<void> {
  const { stop } = await openEnvironment()
  await prepare()
  build()
  const starts: Record<Name, Start[]> = { shop: [], 'next start': [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    starts.shop.push(await startOnce('shop'))
    starts['next start'].push(await startOnce('next start'))
  }
  const ratio = median(
    starts.shop.map(({ seconds }, at) => seconds / (starts['next start'][at]?.seconds ?? 1)),
  )
  report('start', [
    line('shop', starts.shop),
    line('next start of the same build', starts['next start']),
    `The shop takes ${ratio.toFixed(2)} times as long.`,
  ])
  await stop()
}

main().then(() => process.exit(0), fail)
