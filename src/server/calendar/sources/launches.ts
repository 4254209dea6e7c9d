import { statementSource } from '../statement-source'

/** The instants at which launches go live or went live. */
export const LAUNCHES = statementSource(
  'launches',
  'launch',
  `select id, name as title, coalesce(live_at, goes_live_at) as at, state::text as detail
   from launches where state <> 'draft' and coalesce(live_at, goes_live_at) >= $1 and coalesce(live_at, goes_live_at) < $2
   order by at, name`,
)
