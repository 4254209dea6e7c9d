import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { CsvRow } from '@/server/csv/read'
import type { Row } from '../../fields/row'
import type { Names } from '../cell'
import type { Fault } from './fault'
import { KEYS, type Kind, keyIn, MOST_CHANGES } from './kinds'
import { keyCells, type OfFile, type PlannedRow, plannedRow } from './planned-row'
import { type ReadColumn, readFile } from './read-file'
import { productIds, storedByKey } from './stored'

/** `digest`: of the file and of the rows that it is about, as they were looked at. */
export type Plan = {
  rows: PlannedRow[]
  same: number
  faults: Fault[]
  /** Amounts that change by over 30 %, where nobody said yes to that. */
  large: Fault[]
  passedOver: string[]
  columns: ReadColumn[]
  digest: string
}

export type Sent = { kind: Kind; text: string; isConfirmed: boolean }

/** What a file would do. Call it within a transaction, which from then on has the rows that the file is about. */
export async function planOf(req: PayloadRequest, sent: Sent): Promise<Plan> {
  const { kind, text, isConfirmed } = sent
  const read = await readFile(req, kind, text)
  if ('faults' in read) return refusedPlan(read.faults)
  const { columns, rows, locale, passedOver, hasCommas } = read
  const ids = await productIds(req)
  const file = { req, kind, isConfirmed, columns, locale, reading: { ids, hasCommas }, names: namesBy(ids) }
  const keyed = rows.map(row => ({ row, key: keyIn(kind, keyCells(file, row)) }))
  const stored = await storedByKey(req, kind, { keys: keyed.map(({ key }) => key), locale })
  const { planned, faults } = plannedRows(file, keyed, stored)
  const changing = planned.filter(({ id, changes }) => id === undefined || changes.length > 0)
  return {
    rows: changing,
    same: planned.length - changing.length,
    faults: [...faults, ...tooMany(changing)],
    large: changing.flatMap(({ large }) => (large ? [large] : [])),
    passedOver,
    columns,
    digest: digestOf(text, [...stored.values()]),
  }
}

const refusedPlan = (faults: Fault[]): Plan => ({
  ...{ rows: [], same: 0, faults, large: [], passedOver: [], columns: [], digest: '' },
})

function namesBy(ids: ReadonlyMap<string, string>): Names {
  const names = new Map([...ids].map(([name, id]) => [id, name]))
  return (_, id) => names.get(id) ?? id
}

type Keyed = { row: CsvRow; key: string }

/** Of two rows with one key the second is a fault. */
function plannedRows(file: OfFile, keyed: readonly Keyed[], stored: ReadonlyMap<string, Row>) {
  const seen = new Set<string>()
  const read = keyed.map(({ row, key }) => {
    const isFirst = seen.size !== seen.add(key).size
    return isFirst ? plannedRow(file, row, stored.get(key)) : { faults: [twice(file.kind, row.line)] }
  })
  return {
    planned: read.flatMap(each => ('changes' in each ? [each] : [])),
    faults: read.flatMap(each => ('faults' in each ? each.faults : [])),
  }
}

const twice = (kind: Kind, line: number): Fault => ({
  code: 'row_twice',
  line,
  column: KEYS[kind].join(', '),
  sentence: 'The file has this one twice.',
})

const tooMany = ({ length }: readonly PlannedRow[]): Fault[] =>
  length > MOST_CHANGES
    ? [
        {
          code: 'too_many',
          sentence: `The file would change ${length} rows, and one import changes at most ${MOST_CHANGES}. Import it in parts.`,
        },
      ]
    : []

function digestOf(text: string, stored: readonly Row[]): string {
  const seen = stored.toSorted((one, other) => String(one.id).localeCompare(String(other.id)))
  return createHash('sha256')
    .update(JSON.stringify([text, seen]))
    .digest('hex')
}
