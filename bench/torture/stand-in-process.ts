import { openStandIn } from '../../tests/support/stand-in/server'

// The payers as a process of their own: `{ database, endpoints, port, delivers }` as JSON is its argument.

await openStandIn(JSON.parse(process.argv[2] ?? ''))
process.send?.('ready')
