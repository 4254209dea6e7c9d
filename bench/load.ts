import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../scripts/shop/paths'

/** The core that asks; the servers have another one. */
const CORE = '1'
const CONNECTIONS = 32
const SECONDS = 5
/** Between two requests of a connection at a steady rate. */
const PAUSE_MS = 5

type Headers = Record<string, string>
type Load = {
  connections: number
  seconds: number
  headers: Headers
  agents?: number
  more?: readonly string[]
}

/** Requests per second that a server answers at most, by wrk on a core of its own; `agents`: so many browsers take turns. */
export async function rateOf(address: string, headers: Headers, agents = 0): Promise<number> {
  const more = agents > 0 ? ['-s', path.join(ROOT, 'bench/agents.lua')] : []
  return rateIn(await asked(address, { connections: CONNECTIONS, seconds: SECONDS, headers, agents, more }))
}

/** The 99th percentile of the answer's time in milliseconds at a rate near the one that is wanted, and that rate. */
export async function slowestAt(
  address: string,
  wanted: number,
  headers: Headers,
): Promise<{ p99: number; rate: number }> {
  const connections = Math.ceil((wanted * PAUSE_MS) / 1000)
  const more = ['--latency', '-s', path.join(ROOT, 'bench/steady.lua')]
  const report = await asked(address, { connections, seconds: SECONDS * 2, headers, more })
  const [, value, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? []
  return { p99: Number(value) * (MS[unit] ?? Number.NaN), rate: rateIn(report) }
}

const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

const rateIn = (report: string): number => Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])

async function asked(
  address: string,
  { connections, seconds, headers, agents = 0, more = [] }: Load,
): Promise<string> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const how = ['-t1', `-c${connections}`, `-d${seconds}s`, ...named, ...more]
  const report = await outputOf('taskset', ['-c', CORE, 'wrk', ...how, address], agents)
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: .*/.exec(report)
  if (failed) throw new Error(`${address}: ${failed[0]}`)
  return report
}

const outputOf = (command: string, args: readonly string[], agents: number) =>
  new Promise<string>((resolve, reject) => {
    const env = { ...process.env, PAUSE_MS: String(PAUSE_MS), AGENTS: String(agents) }
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', chunk => {
      text += String(chunk)
    })
    // Without taskset it is an error, without wrk an exit code of taskset: either is said, and no figure made of it.
    const refuse = () =>
      reject(new Error('wrk or taskset does not run (Debian: apt-get install wrk util-linux).'))
    child.once('error', refuse)
    child.once('close', code => (code === 0 ? resolve(text) : refuse()))
  })
