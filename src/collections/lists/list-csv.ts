import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { csvLines, csvOf } from '@/server/csv/write'
import { cellOf } from './cell'
import { columnsOf } from './columns'
import { type AskedList, rowsOf } from './list-rows'
import { namesFor } from './names'

/** So many rows are read at a time: a file is sent while the rest of it is read. */
const AT_ONCE = 250

/** A list as a file, piece by piece: its head, then the rows with these ids. */
export async function* listCsv(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { ids, ...asked }: AskedList & { ids: readonly string[] },
): AsyncGenerator<string> {
  const columns = await columnsOf(req, config.flattenedFields, asked.locale)
  const fields = [...new Set(columns.flatMap(({ path }) => path.slice(0, 1)))]
  yield csvOf([columns.map(({ head }) => head)])
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await rowsOf(req, config, { ...asked, ids: ids.slice(from, from + AT_ONCE), fields })
    const names = await namesFor(req, columns, rows)
    yield csvLines(rows.map(row => columns.map(column => cellOf(column, row, names))))
  }
}

/** The same as the body of an answer; it breaks off where a piece fails, and no browser takes that for the whole. */
export function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
