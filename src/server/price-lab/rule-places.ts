import type { Kind } from '@/pricing'
import type { Locale } from '@/site/locale'
import { database } from '../runtime/database'

type Place = { collection: 'offer-rules' | 'coupons'; id: string; label: string }
export type RulePlaces = (kind: Kind, rule: string) => Place | undefined

type Row = { rule: string; id: string; label: string | null }

/** Where the row of a rule stands in the admin, and the editor's words for it in a language; the English ones where it has none. */
export async function rulePlaces(language: Locale): Promise<RulePlaces> {
  const [rules, coupons] = await Promise.all([
    database.query<Row>(
      `select coalesce(r.key, '') as rule, r.id::text as id, coalesce(own.label, t.label) as label from offer_rules r
         left join offer_rules_translations own on own._parent_id = r.id and own._locale::text = $1
         left join offer_rules_translations t on t._parent_id = r.id and t._locale = 'en'`,
      [language],
    ),
    database.query<Row>(
      `select coalesce(c.code, '') as rule, c.id::text as id, coalesce(own.text, t.text) as label from coupons c
         left join coupons_translations own on own._parent_id = c.id and own._locale::text = $1
         left join coupons_translations t on t._parent_id = c.id and t._locale = 'en'`,
      [language],
    ),
  ])
  const offers = placesOf('offer-rules', rules)
  const codes = placesOf('coupons', coupons)
  return (kind, rule) => (kind === 'offer' ? offers : codes).get(rule)
}

const placesOf = (collection: Place['collection'], rows: readonly Row[]): ReadonlyMap<string, Place> =>
  new Map(rows.map(({ rule, id, label }) => [rule, { collection, id, label: label ?? '' }]))

export type CampaignPlaces = ReadonlyMap<string, { id: string; name: string }>

/** Where campaigns stand, by their keys, and how they are called in a language; by the English name where they have none in it. */
export async function campaignPlaces(language: Locale): Promise<CampaignPlaces> {
  const rows = await database.query<{ key: string; id: string; name: string }>(
    `select c.key, c.id::text as id, coalesce(nullif(own.name, ''), nullif(t.name, ''), c.key) as name from campaigns c
       left join campaigns_translations own on own._parent_id = c.id and own._locale::text = $1
       left join campaigns_translations t on t._parent_id = c.id and t._locale = 'en'
     where c.key <> ''`,
    [language],
  )
  return new Map(rows.map(({ key, ...place }) => [key, place]))
}

/** Where the row of a product stands. */
export async function productPlaces(): Promise<ReadonlyMap<number, string>> {
  const rows = await database.query<{ pid: number; id: string }>(
    'select pid::int as pid, id::text as id from products',
  )
  return new Map(rows.map(({ pid, id }) => [pid, id]))
}
