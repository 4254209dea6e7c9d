import type { PayloadRequest } from 'payload'
import { refuseLargePrices } from '../../hooks/ask-about-prices'
import { refusalsIn } from '../../hooks/refusals-in'
import { takenBack } from '../../hooks/transaction'
import { type Fault, RefusedRows } from './fault'
import { type Kind, MOST_FAULTS } from './kinds'
import type { Plan, Sent } from './plan'
import type { PlannedRow } from './planned-row'

type Writing = Pick<Sent, 'kind' | 'isConfirmed'> & Pick<Plan, 'columns'>

/** Saves rows as a form would, by the rights of who asks, in the transaction of the request. Throws `RefusedRows`. */
export async function writeRows(
  req: PayloadRequest,
  rows: readonly PlannedRow[],
  writing: Writing,
): Promise<void> {
  for (const row of rows) await writeRow(req, row, writing)
  if (!writing.isConfirmed && rows.length > 0) await askOnce(req, writing)
}

/** What the shop would refuse of rows: they are saved, and all of it is taken back. After a refusal the next rows begin anew. */
export async function faultsOf(
  req: PayloadRequest,
  rows: readonly PlannedRow[],
  writing: Writing,
): Promise<Fault[]> {
  const faults: Fault[] = []
  let left = rows
  while (left.length > 0 && faults.length < MOST_FAULTS) {
    const refused = await takenBack(req, () =>
      firstRefused(req, left, { ...writing, isAsking: faults.length === 0 }),
    )
    faults.push(...refused.faults)
    left = refused.left
  }
  return faults
}

type Refused = { faults: readonly Fault[]; left: readonly PlannedRow[] }

async function firstRefused(
  req: PayloadRequest,
  rows: readonly PlannedRow[],
  { isAsking, ...writing }: Writing & { isAsking: boolean },
): Promise<Refused> {
  for (const [at, row] of rows.entries()) {
    const faults = await refusedBy(() => writeRow(req, row, writing))
    if (faults) return { faults, left: rows.slice(at + 1) }
  }
  const faults = isAsking && !writing.isConfirmed ? await refusedBy(() => askOnce(req, writing)) : undefined
  return { faults: faults ?? [], left: [] }
}

async function refusedBy(work: () => Promise<void>): Promise<readonly Fault[] | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof RefusedRows) return error.faults
    throw error
  }
}

/** Each row says yes to the question about large changes: of amounts it was asked before, of prices it is asked once for all. */
async function writeRow(req: PayloadRequest, row: PlannedRow, { kind, columns }: Writing): Promise<void> {
  try {
    await save(req, kind, row)
  } catch (error) {
    const refusals = refusalsIn(error, req.payload.collections[kind].config.fields)
    if (refusals.length === 0) throw error
    const headOf = (path: string) => columns.find(column => column.path.join('.') === path)?.head ?? path
    throw new RefusedRows(
      refusals.map(({ code, path, sentence }) => ({
        ...{ code, sentence, line: row.line },
        ...(path && { column: headOf(path) }),
      })),
    )
  }
}

/** What is new begins as a draft, where the list has drafts, and is published by a second save. */
async function save(
  req: PayloadRequest,
  kind: Kind,
  { id, data, locale, isDraft }: PlannedRow,
): Promise<void> {
  const hasDrafts = kind === 'coupons'
  const status = hasDrafts && { _status: isDraft ? ('draft' as const) : ('published' as const) }
  const said = { ...data, ...status, ...(kind !== 'redirects' && { confirm_change: true }) }
  const saving = {
    ...{ collection: kind, data: said, locale, fallbackLocale: false as const, depth: 0 },
    ...{ overrideAccess: false, user: req.user, req },
  }
  const made = id === undefined && (await req.payload.create({ ...saving, draft: true }))
  if (made && (!hasDrafts || isDraft)) return
  await req.payload.update({ ...saving, id: made ? made.id : String(id), draft: hasDrafts && isDraft })
}

async function askOnce(req: PayloadRequest, { kind }: Writing): Promise<void> {
  if (kind === 'redirects') return
  try {
    await refuseLargePrices(req)
  } catch (error) {
    const refusals = refusalsIn(error, [])
    if (refusals.length === 0) throw error
    throw new RefusedRows(refusals.map(({ code, sentence }) => ({ code, sentence })))
  }
}
