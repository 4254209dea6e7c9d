import { statementSource } from '../statement-source'

/** The instants at which sets of prices go live or went live; the taking back of one is its own change. */
export const PRICE_SETS = statementSource(
  'price-sets',
  'prices',
  `select id, name as title, coalesce(live_at, goes_live_at) as at, state::text as detail
   from price_sets where state <> 'draft' and coalesce(live_at, goes_live_at) >= $1 and coalesce(live_at, goes_live_at) < $2
   order by at, name`,
)
