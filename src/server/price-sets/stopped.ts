import { database } from '../runtime/database'

/** `note` says why it did not go live. */
export type StoppedSet = { id: string; name: string; note: string }

/** The scheduled sets that did not go live, and that nobody has looked at since. */
export const stoppedSets = (): Promise<StoppedSet[]> =>
  database.query<StoppedSet>(
    `select id, name, coalesce(note, '') as note from price_sets where state = 'stopped' order by goes_live_at, id`,
  )
