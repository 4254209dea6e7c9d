import type { Message } from '../run-apart'
import { ATTACKS } from './attacks'

// The process of one attack, started by ../run-apart.

const tell = (message: Message) => new Promise(resolve => process.send?.(message, resolve))

const [name = ''] = process.argv.slice(2)
const load = ATTACKS[name]
if (!load) throw new Error(`No attack ${name}`)
const { attack } = await load()
await tell({ does: attack.does, minutes: attack.minutes ?? 5 })
await tell({ rows: await attack.run() })
process.exit(0)
