import cluster from 'node:cluster'
import { fail } from './exit-with'
import { say } from './say'

/** A terminal sends a signal to npm, its child and us, and each passes it on: that is one signal. */
const ECHO_MS = 1_000

export type Ending = { inOrder: () => Promise<void>; atOnce: () => void }

/** A second signal ends it at once. */
export function endWhenTold(starting: Promise<Ending>): void {
  // A terminal that goes away must not take the shop with it: each failing message would cause another.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  starting.then(listenForSignals, fail)
}

function listenForSignals({ inOrder, atOnce }: Ending): void {
  let since: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (since === undefined) {
        since = Date.now()
        if (cluster.isPrimary)
          say('Stopping: what is in flight is answered first; a second signal ends it at once …')
        void inOrder().then(() => process.exit(0), fail)
      } else if (Date.now() - since > ECHO_MS) {
        atOnce()
        process.exit(1)
      }
    })
  }
}
