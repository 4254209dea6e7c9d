import { payloadCommand } from './shop/payload-command'

// Payload's own command line with the shop's settings and database, for `npm run migrate:create -- NAME`.
await payloadCommand(process.argv.slice(2))
