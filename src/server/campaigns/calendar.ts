import type { PricingLocale, PricingSite } from '@/pricing'
import { database } from '../runtime/database'

/** A campaign as staff plan it, drafts and ones that are switched off too; instants in ms, no sites or languages = all. */
export type PlannedCampaign = {
  id: string
  name: string
  from: number
  until: number
  /** In which its start and its end were typed. */
  startZone: string
  endZone: string
  isPublished: boolean
  isEnabled: boolean
  sites: PricingSite[]
  locales: PricingLocale[]
}

type Row = Omit<PlannedCampaign, 'from' | 'until'> & { from: Date; until: Date }

/** The campaigns whose windows touch a half-open span (ms, UTC), by their start; what is in the trash is left out. */
export async function campaignCalendar(from: number, until: number): Promise<PlannedCampaign[]> {
  const rows = await database.query<Row>(
    `select c.id, coalesce(t.name, c.key, '') as name, c.start_time as "from", c.end_time as "until",
       coalesce(c.starttime_tz::text, 'UTC') as "startZone", coalesce(c.endtime_tz::text, 'UTC') as "endZone",
       c._status = 'published' as "isPublished", coalesce(c.enabled, false) as "isEnabled",
       array(select value::text from campaigns_sites where parent_id = c.id order by "order") as sites,
       array(select value::text from campaigns_locales where parent_id = c.id order by "order") as locales
     from campaigns c left join campaigns_translations t on t._parent_id = c.id and t._locale = 'en'
     where c.end_time > $1 and c.start_time < $2 and c.deleted_at is null
     order by c.start_time, c.key`,
    [new Date(from), new Date(until)],
  )
  return rows.map(row => ({ ...row, from: row.from.getTime(), until: row.until.getTime() }))
}
