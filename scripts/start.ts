import { closeDatabase } from '@/server/database'
import { stopJobs } from '@/server/jobs'
import { shopOrigins } from '@/server/origins'
import { build } from './shop/build'
import { fail } from './shop/exit-with'
import { prepare } from './shop/prepare'
import { say } from './shop/say'
import { serve } from './shop/serve'

// `npm start` (and `npm run dev` with --dev): everything from an empty machine to a shop that serves.
const dev = process.argv.includes('--dev')

async function start(): Promise<() => Promise<void>> {
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
  return async () => {
    await serving.stop()
    await stopJobs()
    await closeDatabase()
    await postgres.stop()
  }
}

// A terminal that goes away must not take the shop with it: each message that fails would cause another one.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

start().then(stop => {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      say('Stopping …')
      void stop().then(() => process.exit(0))
    })
  }
}, fail)
