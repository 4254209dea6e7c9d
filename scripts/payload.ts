import { openEnvironment } from './shop/environment'
import { migrationNames } from './shop/migration-names'
import { putLast } from './shop/next-migration'
import { payloadCommand } from './shop/payload-command'
import { runCommand } from './shop/prepare'

// Payload's own command line with the shop's settings and database, for `npm run migrate:create -- NAME`.
await runCommand(openEnvironment, async () => {
  const known = migrationNames()
  payloadCommand(process.argv.slice(2))
  putLast(known)
})
