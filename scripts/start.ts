import { env } from '@/server/runtime/env'
import { build } from './shop/build'
import { compileServer } from './shop/compiled-server'
import { type Ending, endWhenTold } from './shop/ending'
import { sayFirstStaff } from './shop/first-staff'
import { prepare } from './shop/prepare'
import { serveShop } from './shop/serve-shop'

// `npm start` (and `npm run dev` with --dev): everything from an empty machine to a shop that serves.
const dev = process.argv.includes('--dev')

async function start(): Promise<Ending> {
  // A build needs no database: on a fresh machine both are made side by side.
  const [{ firstStaff, ...postgres }] = await Promise.all([prepare(), dev ? undefined : build()])
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' })
  if (!dev && env().PROCESSES > 1) compileServer()
  const ending = await serveShop(postgres, { dev })
  if (firstStaff) sayFirstStaff(firstStaff)
  return ending
}

endWhenTold(start())
