import { openWholeShop } from './shop/half-restored'
import { migrate } from './shop/migrations'
import { runCommand } from './shop/prepare'

// `npm run migrate`: brings the database's schema up to date.
await runCommand(openWholeShop, migrate)
