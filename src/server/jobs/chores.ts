import { setTimeout as pause } from 'node:timers/promises'
import { openOutage } from '../runtime/outage'

/** What every process does at its start and then regularly, without a job: it finds what jobs left behind. */
export type Chore = { name: string; everyMs: number; run: () => Promise<unknown> }

/**
 * Runs a chore now and after each pause; a failure is logged and the next turn comes. `stop` waits up to `graceMs`
 * for the running turn.
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
    await outage.during(run).catch(() => {}) // told by the line above
    await pause(everyMs, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}
