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
  goes_live_at: number | null
  goes_live_zone: string | null
  live_at: number | null
  taken_back_at: number | null
  made_by: string
  note: string
  created_at: number
  updated_at: number
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
  changedAt: number
  note: string
}

const SETS = `select id, name, state, coalesce(prod_type, '') as prod_type, coalesce(line, '') as line, coalesce(tier, '') as tier,
    coalesce(family, '') as family, coalesce(region, '') as region, coalesce(product, '') as product, change_kind, change_by, ending,
    changed_amounts, coalesce(is_confirmed, false) as is_confirmed, (extract(epoch from goes_live_at) * 1000)::float8 as goes_live_at,
    goes_live_zone, (extract(epoch from live_at) * 1000)::float8 as live_at,
    (extract(epoch from taken_back_at) * 1000)::float8 as taken_back_at, coalesce(made_by, '') as made_by, coalesce(note, '') as note,
    (extract(epoch from created_at) * 1000)::float8 as created_at, (extract(epoch from updated_at) * 1000)::float8 as updated_at
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
  const rows = await database.query<Stored>(`${SETS} order by price_sets.created_at desc, id limit ${SHOWN}`)
  return rows.map(read)
}

/** What a set changes, in the currency's own unit, by plan and then by column. */
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
    goesLive: row.goes_live_at === null ? null : { at: row.goes_live_at, zone: row.goes_live_zone ?? 'UTC' },
    ...{ liveAt: row.live_at, takenBackAt: row.taken_back_at },
    ...{ madeBy: row.made_by, madeAt: row.created_at, changedAt: row.updated_at, note: row.note },
  }
}
