import { LOCALES, type Locale } from '@/site/locale'
import { localesOf, SITES } from '@/site/sites'
import { type CampaignFacts, type CouponFacts, campaignFacts } from './campaign-facts'

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

/** What staff should mend in campaigns that run at `at` or begin before an instant (ms), then in those that ended long ago and are on. */
export async function campaignWarnings(at: number, before: number): Promise<CampaignWarning[]> {
  const facts = await campaignFacts(before)
  const [standing, over] = [facts.filter(({ until }) => until > at), facts.filter(({ until }) => until <= at)]
  return [...standing, ...over].flatMap(each => warningsOf(each, at))
}

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
