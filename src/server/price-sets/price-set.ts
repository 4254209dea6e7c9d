import type { Ending } from '@/pricing'
import { type Database, database } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import type { SetRow, Wanted } from './planned'
import type { ChangedAmounts, Chosen, SetState } from './terms'

type Stored = {
  id: string
  name: string
  state: SetState
  prod_type: string
  line: string
  tier: string
  family: string
  region: string
  product: string
  change_kind: 'percent' | 'amount'
  change_by: number
  ending: Ending
  changed_amounts: ChangedAmounts
  is_confirmed: boolean
  goes_live_at: Date | null
  goes_live_zone: string | null
  live_at: Date | null
  taken_back_at: Date | null
  made_by: string
  note: string
  created_at: Date
}

/** Instants in ms (UTC); `zone` is where the instant was typed. */
export type PriceSet = Wanted & {
  id: string
  name: string
  state: SetState
  chosen: Chosen
  isConfirmed: boolean
  goesLive: { at: number; zone: string } | null
  liveAt: number | null
  takenBackAt: number | null
  madeBy: string
  madeAt: number
  note: string
}

const SETS = `select id, name, state, coalesce(prod_type, '') as prod_type, coalesce(line, '') as line, coalesce(tier, '') as tier,
    coalesce(family, '') as family, coalesce(region, '') as region, coalesce(product, '') as product, change_kind, change_by, ending,
    changed_amounts, coalesce(is_confirmed, false) as is_confirmed, goes_live_at, goes_live_zone, live_at, taken_back_at,
    coalesce(made_by, '') as made_by, coalesce(note, '') as note, created_at
  from price_sets`

/** A price set by an id that somebody sent. */
export async function priceSet(id: string): Promise<PriceSet | undefined> {
  const [row] = await database.query<Stored>(`${SETS} where id = $1`, [rowId(id)])
  return row && read(row)
}

/** The same, on which nobody else acts until the transaction is over. */
export async function lockedPriceSet(tx: Database, id: string): Promise<PriceSet | undefined> {
  const [row] = await tx.query<Stored>(`${SETS} where id = $1 for update`, [rowId(id)])
  return row && read(row)
}

const SHOWN = 200

/** The sets made last, the newest first. */
export async function priceSets(): Promise<PriceSet[]> {
  const rows = await database.query<Stored>(`${SETS} order by created_at desc, id limit ${SHOWN}`)
  return rows.map(read)
}

export const rowsOfSet = (db: Database, set: string): Promise<SetRow[]> =>
  db.query<SetRow>(
    `select plan_id as plan, field, before, after from price_set_rows where set_id = $1 order by plan_id, field`,
    [set],
  )

function read({ id, name, state, ...row }: Stored): PriceSet {
  const { prod_type, line, tier, family, region, product } = row
  return {
    ...{ id, name, state, chosen: { prod_type, line, tier, family, region, product } },
    change: { kind: row.change_kind, by: row.change_by, ending: row.ending },
    amounts: row.changed_amounts,
    isConfirmed: row.is_confirmed,
    goesLive: row.goes_live_at && { at: row.goes_live_at.getTime(), zone: row.goes_live_zone ?? 'UTC' },
    liveAt: row.live_at?.getTime() ?? null,
    takenBackAt: row.taken_back_at?.getTime() ?? null,
    ...{ madeBy: row.made_by, madeAt: row.created_at.getTime(), note: row.note },
  }
}
