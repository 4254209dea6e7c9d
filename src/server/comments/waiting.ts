import type { Locale } from '@/site/locale'
import { database } from '../runtime/database'

export type WaitingComments = { locale: Locale; comments: number }

/** How many comments nobody has approved or hidden yet, by the language of their readers; none of a language, no row. */
export const waitingComments = (): Promise<WaitingComments[]> =>
  database.query<WaitingComments>(
    `select locale as "locale", count(*)::int as comments from comments where state = 'waiting'
     group by locale order by comments desc, locale`,
  )
