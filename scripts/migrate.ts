import { openEnvironment } from './shop/environment'
import { migrate } from './shop/migrations'
import { runCommand } from './shop/prepare'

// `npm run migrate`: brings the database's schema up to date.
await runCommand(openEnvironment, migrate)
