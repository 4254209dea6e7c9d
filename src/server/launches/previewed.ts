import { cache } from 'react'
import { database } from '../runtime/database'
import { rowId } from '../runtime/row-id'
import type { RowKind } from './terms'

/** `languages`: none are all. */
export type LaunchedItem = { kind: RowKind; item: string; languages: string[] }

/**
 * What a launch will publish that is not live yet, and every launch that is scheduled until an instant (ms); looked up once per
 * request.
 */
export const launchedItems = cache(
  async (launch: string | undefined, at: number | undefined): Promise<readonly LaunchedItem[]> =>
    launch === undefined && at === undefined
      ? []
      : database.query<LaunchedItem>(
          `select r.kind, r.item_id as item, r.languages from launch_rows r join launches l on l.id = r.launch_id
           where (l.id = $1 and l.state in ('draft', 'scheduled', 'cancelled', 'failed'))
             or (l.state = 'scheduled' and l.goes_live_at <= $2)`,
          [rowId(launch ?? ''), at === undefined ? null : new Date(at)],
        ),
)

/** The documents of one kind, whatever languages each goes live in. */
export const idsOf = (items: readonly LaunchedItem[], kind: RowKind): string[] =>
  items.filter(each => each.kind === kind).map(({ item }) => item)
