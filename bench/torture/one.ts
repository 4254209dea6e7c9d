import type { Message } from '../run-apart'
import { TORTURES } from './tortures'

// The process of one torture, started by ../run-apart: `NAME SEED full|short`.

const tell = (message: Message) => new Promise(resolve => process.send?.(message, resolve))

const [name = '', seed, length] = process.argv.slice(2)
const load = TORTURES[name]
if (!load) throw new Error(`No torture ${name}`)
const { torture } = await load()
await tell({ does: torture.does, minutes: torture.minutes ?? 5 })
await tell({ rows: await torture.run({ seed: Number(seed), isShort: length === 'short' }) })
process.exit(0)
