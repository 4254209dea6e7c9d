import { payloadCommand } from './shop/payload-command'

// `npm run types`: the types of the collections and the list of the admin's components, after a change of either.
await payloadCommand(['generate:types'], ['generate:importmap'])
