import { database } from '../runtime/database'

/** `note` says why it did not go live. */
export type FailedLaunch = { id: string; name: string; note: string }

/** The launches that did not go live at their instant, and that nobody has scheduled anew since. */
export const failedLaunches = (): Promise<FailedLaunch[]> =>
  database.query<FailedLaunch>(
    `select id, name, coalesce(note, '') as note from launches where state = 'failed' order by goes_live_at, id`,
  )
