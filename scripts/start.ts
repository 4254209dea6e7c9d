import { setTimeout } from 'node:timers/promises'
import { closeDatabase } from '@/server/database'
import { stopJobs } from '@/server/jobs'
import { shopOrigins } from '@/server/origins'
import { stopListening } from '@/server/rule-book'
import { build } from './shop/build'
import { fail } from './shop/exit-with'
import type { Postgres } from './shop/postgres'
import { prepare } from './shop/prepare'
import { say } from './shop/say'
import { type Serving, serve } from './shop/serve'

// `npm start` (and `npm run dev` with --dev): everything from an empty machine to a shop that serves.
const CLOSING_MS = 2_000

/** A terminal tells a signal to npm, to its child and to us, and each of them passes it on: that is one signal. */
const ECHO_MS = 1_000

const dev = process.argv.includes('--dev')

/** How to end what was started: in good order, or at once. */
type Ending = { inOrder: () => Promise<void>; atOnce: () => void }

async function start(): Promise<Ending> {
  const postgres = await prepare()
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' })
  if (!dev) build()
  say('Starting the shop …')
  const serving = await serve({ dev })
  const [origin] = shopOrigins()
  say(`Shop:  ${origin}/`)
  say(`Admin: ${origin}/admin`)
  if (postgres.firstStaff) {
    const { email, password } = postgres.firstStaff
    say(`First staff login, shown this once; change it in the admin under Staff: ${email} / ${password}`)
  }
  return { inOrder: () => endInOrder(serving, postgres), atOnce: postgres.endNow }
}

/** Visitors first; the connections of work that does not end go with the process. */
async function endInOrder(serving: Serving, postgres: Postgres): Promise<void> {
  await Promise.all([serving.drain(), stopJobs()])
  await Promise.race([Promise.all([stopListening(), closeDatabase()]), setTimeout(CLOSING_MS)])
  await postgres.stop()
}

// A terminal that goes away must not take the shop with it: each message that fails would cause another one.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

start().then(ending => {
  let since: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (since === undefined) {
        since = Date.now()
        say('Stopping: what is in flight is answered first; a second signal ends it at once …')
        void ending.inOrder().then(() => process.exit(0), fail)
      } else if (Date.now() - since > ECHO_MS) {
        ending.atOnce()
        process.exit(1)
      }
    })
  }
}, fail)
