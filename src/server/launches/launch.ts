import { type Database, database } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import type { LaunchState, RowKind } from './terms'

type Stored = {
  id: string
  name: string
  state: LaunchState
  is_confirmed: boolean
  goes_live_at: number | null
  goes_live_zone: string | null
  live_at: number | null
  taken_back_at: number | null
  made_by: string
  scheduled_by: string
  note: string
}

/** Instants in ms (UTC); `zone` is where the instant was typed. */
export type Launch = {
  id: string
  name: string
  state: LaunchState
  isConfirmed: boolean
  goesLive: { at: number; zone: string } | null
  liveAt: number | null
  takenBackAt: number | null
  madeBy: string
  scheduledBy: string
  note: string
}

/** `languages`: none are all. `seen`, `before` and `after` name a version: what was seen, published before, and the latest after it. */
export type LaunchRow = {
  id: string
  kind: RowKind
  item: string
  languages: string[]
  name: string
  seen: string
  before: string | null
  after: string | null
}

const LAUNCHES = `select id, name, state, coalesce(is_confirmed, false) as is_confirmed,
    (extract(epoch from goes_live_at) * 1000)::float8 as goes_live_at, goes_live_zone,
    (extract(epoch from live_at) * 1000)::float8 as live_at, (extract(epoch from taken_back_at) * 1000)::float8 as taken_back_at,
    coalesce(made_by, '') as made_by, coalesce(scheduled_by, '') as scheduled_by, coalesce(note, '') as note
  from launches`

/** A launch by an id that somebody sent. */
export async function launchOf(id: string): Promise<Launch | undefined> {
  const [row] = await database.query<Stored>(`${LAUNCHES} where id = $1`, [rowId(id)])
  return row && read(row)
}

/** The same, on which nobody else acts until the transaction is over. */
export async function lockedLaunch(tx: Database, id: string): Promise<Launch | undefined> {
  const [row] = await tx.query<Stored>(`${LAUNCHES} where id = $1 for update`, [rowId(id)])
  return row && read(row)
}

const SHOWN = 200

/** The launches made last, the newest first. */
export async function launches(): Promise<Launch[]> {
  const rows = await database.query<Stored>(`${LAUNCHES} order by created_at desc, id limit ${SHOWN}`)
  return rows.map(read)
}

/** What a launch publishes, in the order in which it was put in. */
export const rowsOfLaunch = (db: Database, launch: string): Promise<LaunchRow[]> =>
  db.query<LaunchRow>(
    `select id, kind, item_id as item, languages, name, seen, before, after from launch_rows
     where launch_id = $1 order by added_at, id`,
    [launch],
  )

function read({ id, name, state, ...row }: Stored): Launch {
  return {
    ...{ id, name, state, isConfirmed: row.is_confirmed },
    goesLive: row.goes_live_at === null ? null : { at: row.goes_live_at, zone: row.goes_live_zone ?? 'UTC' },
    ...{ liveAt: row.live_at, takenBackAt: row.taken_back_at },
    ...{ madeBy: row.made_by, scheduledBy: row.scheduled_by, note: row.note },
  }
}
