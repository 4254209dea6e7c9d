import { createHash } from 'node:crypto'
import { accessSync, constants, statfsSync } from 'node:fs'
import path from 'node:path'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 2 * 1024 ** 3
const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Has the private Postgres of the tests in memory where there is room, apart from that of `npm start`: each test file
 * copies a database of 1,700 files. It stays, with its template, until the machine ends (decision 050).
 */
export function keepTestsInMemory() {
  if (process.env.SHOP_DATA || process.env.DATABASE_URL || !hasRoom()) return
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 12)
  process.env.SHOP_DATA = path.join(MEMORY, `tidemark-tests-${checkout}`)
}

/** Of a folder: whether it is gone with the machine, so that nothing is gained by writing it through. */
export const isInMemory = folder => folder.startsWith(`${MEMORY}/`)

function hasRoom() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    return false
  }
}
