import { BRAND } from '@/site/brand'
import { statementSource } from '../statement-source'

/** The days from which versions of the applications are offered. */
export const RELEASES = statementSource(
  'releases',
  'release',
  `select id, '${BRAND} ' || case split_part(application::text, '_', 1)
       when 'video' then 'Video' when 'music' then 'Music' else 'Video AI' end
     || case split_part(application::text, '_', 2) when 'mac' then ' (Mac) ' else ' (Windows) ' end || version as title, date as at, case when state = 'draft' then 'draft' end as detail
   from releases where date >= $1 and date < $2 order by date, application, version`,
)
