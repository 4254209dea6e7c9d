import { LOCALES, type Locale } from '@/site/locale'
import { localesOf, SITES, type Site } from '@/site/sites'
import { database } from '../runtime/database'

type CouponFacts = {
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

type Kind =
  | 'coupon_draft'
  | 'coupon_off'
  | 'coupon_shorter'
  | 'no_coupon'
  | 'ended_but_enabled'
  | 'no_page'
  | 'unnamed'
  | 'unwritten'

/** What is wrong with a campaign; `about` a coupon by its code or languages, `place` the field in which it is mended. */
export type CampaignWarning = {
  campaign: string
  kind: Kind
  about: readonly string[]
  place: { collection: 'campaigns' | 'coupons' | 'pages'; id: string; field: string; locale?: Locale }
}

const DAY = 24 * 3_600_000
/** A campaign that ended longer ago is asked about while it is switched on. */
const LONG_OVER = 60 * DAY

/** What staff should mend in campaigns that run or begin before an instant (ms), or ended long ago and are still on; the latter last. */
export async function campaignWarnings(at: number, before: number): Promise<CampaignWarning[]> {
  const facts = await database.query<Row>(FACTS, [new Date(before), new Date(at)])
  return facts.flatMap(({ from, until, ...row }) =>
    warningsOf({ ...row, from: from.getTime(), until: until.getTime() }, at),
  )
}

type Row = Omit<CampaignFacts, 'from' | 'until'> & { from: Date; until: Date }

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
    left join pages p on p.route = c.route and p._status = 'published'
  where c._status = 'published' and c.enabled and c.deleted_at is null and c.start_time < $1 and c.end_time > c.start_time
  order by c.end_time <= $2, c.start_time, c.key`

/** The warnings about one campaign at an instant (ms). */
export function warningsOf(facts: CampaignFacts, at: number): CampaignWarning[] {
  if (facts.until > at) return [...couponWarnings(facts), ...textWarnings(facts)]
  return facts.until <= at - LONG_OVER ? [ofCampaign(facts, 'ended_but_enabled', 'enabled')] : []
}

const ofCampaign = ({ id, name }: CampaignFacts, kind: Kind, field: string): CampaignWarning => ({
  ...{ campaign: name, kind, about: [] },
  place: { collection: 'campaigns', id, field },
})

function couponWarnings(facts: CampaignFacts): CampaignWarning[] {
  const wrong = facts.coupons.flatMap(({ id, code, ...coupon }): CampaignWarning[] => {
    const [kind, field] = wrongWith(coupon, facts) ?? []
    if (!kind || !field) return []
    return [{ campaign: facts.name, kind, about: [code], place: { collection: 'coupons', id, field } }]
  })
  const isMeant = facts.isPromised || facts.coupons.length > 0
  const works = facts.coupons.some(({ isPublished, isEnabled }) => isPublished && isEnabled)
  return works || !isMeant ? wrong : [...wrong, ofCampaign(facts, 'no_coupon', 'coupons')]
}

function wrongWith(
  { isPublished, isEnabled, ...coupon }: Omit<CouponFacts, 'id' | 'code'>,
  { from, until }: CampaignFacts,
): [Kind, string] | undefined {
  if (!isPublished) return ['coupon_draft', 'code']
  if (!isEnabled) return ['coupon_off', 'enabled']
  if ((coupon.from ?? from) > from) return ['coupon_shorter', 'from']
  return (coupon.until ?? until) < until ? ['coupon_shorter', 'until'] : undefined
}

function textWarnings(facts: CampaignFacts): CampaignWarning[] {
  const { id, name, page, namedIn, writtenIn } = facts
  const named = lacking(facts, namedIn, {
    campaign: name,
    kind: 'unnamed',
    place: { collection: 'campaigns', id, field: 'name' },
  })
  if (page === null) return [...named, ofCampaign(facts, 'no_page', 'route')]
  const place = { collection: 'pages' as const, id: page, field: 'title' }
  return [...named, ...lacking(facts, writtenIn, { campaign: name, kind: 'unwritten', place })]
}

/** One warning for all languages in which it is shown and has no words; it leads to the first of them. */
function lacking(
  facts: CampaignFacts,
  there: readonly Locale[],
  { place, ...warning }: Omit<CampaignWarning, 'about'>,
): CampaignWarning[] {
  const about = languagesOf(facts).filter(language => !there.includes(language))
  const [locale] = about
  return locale ? [{ ...warning, about, place: { ...place, locale } }] : []
}

function languagesOf({ sites, locales }: CampaignFacts): Locale[] {
  const spoken = (sites.length > 0 ? sites : SITES).flatMap(localesOf)
  return LOCALES.filter(each => spoken.includes(each) && (locales.length === 0 || locales.includes(each)))
}
