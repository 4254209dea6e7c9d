import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 2 * 1024 ** 3
const ROOT = path.resolve(import.meta.dirname, '../..')
const PREFIX = 'tidemark-tests-'
const CHECKOUT = 'checkout'

/**
 * Has the private Postgres of the tests in memory where there is room, apart from that of `npm start`: each test file
 * copies a database of 1,700 files. It stays, with its template, until its checkout or the machine is gone (decision 050).
 */
export function keepTestsInMemory() {
  if (process.env.SHOP_DATA || process.env.DATABASE_URL || !canWrite()) return
  removeOfGoneCheckouts(MEMORY)
  const folder = path.join(MEMORY, `${PREFIX}${createHash('sha256').update(ROOT).digest('hex').slice(0, 12)}`)
  if (!existsSync(folder) && !hasRoom()) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, CHECKOUT), ROOT)
  process.env.SHOP_DATA = folder
}

/** Of a folder: whether it is gone with the machine, so that nothing is gained by writing it through. */
export const isInMemory = folder => folder.startsWith(`${MEMORY}/`)

/** Removes what the tests of a checkout kept in `memory` when that checkout is no longer there: it would fill the memory. */
export function removeOfGoneCheckouts(memory) {
  for (const name of readdirSync(memory).filter(name => name.startsWith(PREFIX))) {
    const folder = path.join(memory, name)
    const file = path.join(folder, CHECKOUT)
    try {
      if (existsSync(file) && !existsSync(readFileSync(file, 'utf8')))
        rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another user's: theirs to remove.
    }
  }
}

function canWrite() {
  try {
    accessSync(MEMORY, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** In the memory itself too: what lies there is none of what programs may have. */
function hasRoom() {
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES
}
