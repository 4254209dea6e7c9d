import { statementSource } from '../statement-source'

/** The days from which versions of the applications are offered. */
export const RELEASES = statementSource(
  'releases',
  'release',
  `select id, application::text || ' ' || version as title, date as at, case when state = 'draft' then 'draft' end as detail
   from releases where date >= $1 and date < $2 order by date, application, version`,
)
