import { openEnvironment } from './shop/environment'
import { payloadCommand } from './shop/payload-command'
import { runCommand } from './shop/prepare'

// `npm run types`: types of the collections and the admin's component list, after a change of either.
await runCommand(openEnvironment, async () => {
  payloadCommand(['generate:types'])
  payloadCommand(['generate:importmap'])
})
