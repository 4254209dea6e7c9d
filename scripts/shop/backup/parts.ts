import { createHash, type Hash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Add } from './archive'
import { qualified, quoted, type Table } from './catalog'
import { partName, type StoredTable } from './manifest'

const PART_BYTES = 4 * 1024 * 1024

/** In parts of a few megabytes, so that memory does not grow with the table. */
export async function addTable(db: pg.ClientBase, table: Table, add: Add): Promise<StoredTable> {
  const copying = db.query(
    copyTo(`copy (select ${table.columns.map(quoted).join(', ')} from ${qualified(table)}) to stdout`),
  )
  const sha = createHash('sha256')
  let index = 0
  for await (const part of partsOf(copying, sha)) {
    index += 1
    await add(partName(table, index), part)
  }
  // The stream ends with its data; how many rows they were is told after them, but before anything else is answered.
  await db.query('select 1')
  return { ...table, rows: copying.rowCount, sha256: sha.digest('hex') }
}

async function* partsOf(chunks: AsyncIterable<Buffer>, sha: Hash): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    sha.update(chunk)
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
