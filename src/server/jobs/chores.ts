import { setTimeout as pause } from 'node:timers/promises'
import { openOutage } from '../runtime/outage'

/** What every process does at its start and then regularly, without a job: it finds what jobs left behind. */
export type Chore = { name: string; everyMs: number; run: () => Promise<unknown> }

/** What failed comes again so soon, however rare it is: a busy database is free again by then. */
const RETRY_MS = 5_000

/**
 * Runs a chore now and after each pause; a failure is logged, and the next turn comes within five seconds. `stop` waits
 * up to `graceMs` for the running turn.
 */
export function startChore(chore: Chore): { stop: (graceMs: number) => Promise<void> } {
  const stopping = new AbortController()
  const over = keepDoing(chore, stopping.signal)
  return {
    stop: async graceMs => {
      stopping.abort()
      await Promise.race([over, pause(graceMs, undefined, { ref: false })])
    },
  }
}

async function keepDoing({ name, everyMs, run }: Chore, stopping: AbortSignal): Promise<void> {
  const outage = openOutage(
    { fails: 'a chore could not be done; trying again', works: 'a chore is done again' },
    { chore: name },
  )
  while (!stopping.aborted) {
    const isDone = await outage.during(run).then(
      () => true,
      () => false, // told by the outage
    )
    const wait = isDone ? everyMs : Math.min(everyMs, RETRY_MS)
    await pause(wait, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}
