import { readdirSync, readFileSync } from 'node:fs'
import type { Client } from 'pg'

/** What a process and, for one that ended, its parent, tell of the time of the processor (man 5 proc). */
type Stat = { parent: number; own: number; ended: number }

const MS_PER_TICK = 10

function statOf(pid: number | string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = rest.slice(9, 13).map(Number)
    return { parent: Number(parent), own: user + system, ended: endedUser + endedSystem }
  } catch {
    // A process may end at any time, and only Linux has /proc.
    return undefined
  }
}

/** Reads the milliseconds of the processor that a shop and all processes of its Postgres have taken. */
export async function processorOf(shop: number | undefined, db: Client): Promise<() => number> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postgres = statOf(rows[0]?.pid ?? 0)?.parent
  return () => {
    const workers = readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .flatMap(name => statOf(name) ?? [])
      .filter(({ parent }) => parent === postgres)
    const ticks = [
      statOf(shop ?? 0)?.own ?? 0,
      postgres === undefined ? 0 : (statOf(postgres)?.ended ?? 0),
      ...workers.map(({ own }) => own),
    ]
    return ticks.reduce((sum, own) => sum + own, 0) * MS_PER_TICK
  }
}
