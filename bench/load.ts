import { spawn } from 'node:child_process'
import autocannon from 'autocannon'

/** The core that asks; the servers have another one. */
const CORE = '1'
const CONNECTIONS = 32
const SECONDS = 5

type Headers = Record<string, string>

/** Requests per second that a server answers at most, by wrk on a core of its own. */
export async function rateOf(address: string, headers: Headers): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const report = await outputOf('taskset', [
    '-c',
    CORE,
    'wrk',
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    ...named,
    address,
  ])
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: .*/.exec(report)
  if (failed) throw new Error(`${address}: ${failed[0]}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
}

/** The 99th percentile of the answer's time in milliseconds at a steady rate. */
export async function slowestAt(address: string, rate: number, headers: Headers): Promise<number> {
  const { latency } = await autocannon({
    url: address,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS * 2,
    overallRate: Math.round(rate),
  })
  return latency.p99
}

const outputOf = (command: string, args: readonly string[]) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', chunk => {
      text += String(chunk)
    })
    child.once('error', () => reject(new Error('wrk is missing (Debian: apt-get install wrk util-linux).')))
    child.once('exit', () => resolve(text))
  })
