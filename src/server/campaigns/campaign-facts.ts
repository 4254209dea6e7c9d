import type { Locale } from '@/site/locale'
import type { Site } from '@/site/sites'
import { database } from '../runtime/database'

export type CouponFacts = {
  id: string
  code: string
  isPublished: boolean
  isEnabled: boolean
  from: number | null
  until: number | null
}

/** A published campaign that is switched on, with what a reader of its page would find; instants in ms. */
export type CampaignFacts = {
  id: string
  name: string
  from: number
  until: number
  sites: Site[]
  locales: Locale[]
  /** By a bar or a popup, which lead to a lower price. */
  isPromised: boolean
  coupons: CouponFacts[]
  namedIn: Locale[]
  /** Its published page, and the languages in which that has a title. */
  page: string | null
  writtenIn: Locale[]
}

type Row = Omit<CampaignFacts, 'from' | 'until'> & { from: Date; until: Date }

/** The facts of all published campaigns that are on and begin before an instant (ms), by their start. */
export async function campaignFacts(before: number): Promise<CampaignFacts[]> {
  const rows = await database.query<Row>(FACTS, [new Date(before)])
  return rows.map(row => ({ ...row, from: row.from.getTime(), until: row.until.getTime() }))
}

const FACTS = `select c.id, coalesce(t.name, c.key, '') as name, c.start_time as "from", c.end_time as "until",
    coalesce(c.nav_type in ('bar', 'popup'), false) as "isPromised",
    array(select value::text from campaigns_sites where parent_id = c.id) as sites,
    array(select value::text from campaigns_locales where parent_id = c.id) as locales,
    coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'code', k.code,
        'isPublished', k._status = 'published' and k.deleted_at is null, 'isEnabled', coalesce(k.enabled, false),
        'from', floor(extract(epoch from k."from") * 1000), 'until', floor(extract(epoch from k."until") * 1000)) order by r."order")
      from campaigns_rels r join coupons k on k.id = r.coupons_id where r.parent_id = c.id and r.path = 'coupons'), '[]') as coupons,
    array(select _locale::text from campaigns_translations where _parent_id = c.id and name <> '') as "namedIn",
    p.id as page, array(select _locale::text from pages_translations where _parent_id = p.id and title <> '') as "writtenIn"
  from campaigns c left join campaigns_translations t on t._parent_id = c.id and t._locale = 'en'
    left join pages p on p.route = c.route and p._status = 'published' and p.deleted_at is null
  where c._status = 'published' and c.enabled and c.deleted_at is null and c.start_time < $1 and c.end_time is not null
  order by c.start_time, c.key`
