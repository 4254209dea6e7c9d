import { payloadCommand } from './shop/payload-command'

// `npm run types`: types of the collections and the admin's component list, after a change of either.
await payloadCommand(['generate:types'], ['generate:importmap'])
