import { fork } from 'node:child_process'
import path from 'node:path'
import { ROOT } from '../scripts/shop/paths'
import { endGroup } from '../tests/support/end-group'

/** One thing that was measured: what, how much, and whether the shop keeps its promise; `must` says it where it is not plain. */
export type Row = { what: string; figure: string; holds: boolean; must?: string }

/** What came of one, and how long it took. */
export type Result = { name: string; does: string; rows: readonly Row[]; seconds: number }
/** What its process tells: first what it is, then what came of it. */
export type Message = { does: string; minutes: number } | { rows: Row[] }

/** Runs `program NAME …` as a process of its own: what it breaks there breaks nothing else. */
export async function runApart(program: string, name: string, ...args: string[]): Promise<Result> {
  const began = performance.now()
  console.log(`${name} …`)
  const child = fork(path.join(ROOT, program), [name, ...args], {
    execArgv: ['--import', 'tsx'],
    detached: true,
  })
  const end = () => endGroup(child.pid)
  process.once('exit', end)
  let does = ''
  let rows: readonly Row[] | undefined
  let late: NodeJS.Timeout | undefined
  child.on('message', (message: Message) => {
    if ('rows' in message) rows = message.rows
    else {
      does = message.does
      late = setTimeout(end, message.minutes * 60_000)
    }
  })
  const code = await new Promise(resolve => child.once('exit', (code, signal) => resolve(code ?? signal)))
  clearTimeout(late)
  process.off('exit', end)
  end()
  const broke = {
    what: `${name} itself`,
    figure: `ended with ${code}`,
    holds: false,
  }
  return { name, does, rows: rows ?? [broke], seconds: (performance.now() - began) / 1000 }
}

/** How many rows of all do not hold. */
export const failures = (results: readonly Result[]): number =>
  results.flatMap(({ rows }) => rows).filter(({ holds }) => !holds).length
