import { withFreshDatabase } from '../../fresh-database'
import { playPart } from './part'

// A part of the histories as a process of its own, on a database of its own: `SEED COUNT`.

const [seed, count] = process.argv.slice(2).map(Number)
const part = await withFreshDatabase(db => playPart(db, { seed: seed ?? 0, count: count ?? 0 }))
if (process.send) await new Promise(resolve => process.send?.(part, resolve))
process.exit(0)
