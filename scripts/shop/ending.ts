import cluster from 'node:cluster'
import { fail } from './exit-with'
import { say } from './say'

/** A terminal tells a signal to npm, to its child and to us, and each of them passes it on: that is one signal. */
const ECHO_MS = 1_000

/** How to end what was started: in good order, or at once. */
export type Ending = { inOrder: () => Promise<void>; atOnce: () => void }

/** Lets what is being started run until this process is told to end; a second signal ends it at once. */
export function endWhenTold(starting: Promise<Ending>): void {
  // A terminal that goes away must not take the shop with it: each message that fails would cause another one.
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
