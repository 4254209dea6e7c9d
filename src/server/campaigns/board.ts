import type { CampaignRow, Plan, QuoteVisit } from '@/pricing'
import { campaignPage } from '@/site/campaign-page'
import { type CampaignState, campaignState } from '@/site/campaign-state'
import { foreignLang, type Locale } from '@/site/locale'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'
import type { Namer } from '../catalogue/namer'
import { inWords } from '../content/in-words'
import { orNone } from '../content/unreadable'
import { ruleBookOf } from '../preview/rule-book'
import type { Snapshot } from '../rule-book/load'
import { benefitText, type ToldBenefit } from './benefit/benefit-text'
import { type Promoted, promotedBy } from './promoted'
import { campaignsShown } from './shown'
import { type CampaignTexts, campaignTexts } from './texts'

/** Instants in ms, UTC. */
export type CampaignView = CampaignTexts & {
  key: string
  state: CampaignState
  from: number
  until: number
  coupons: CampaignCoupon[]
  promoted: Promoted[]
  /** Undefined where it is over or lowers nothing that it names. */
  benefit: ToldBenefit | undefined
}

/** A coupon that a campaign applies by itself; no plans = all. */
export type CampaignCoupon = {
  code: string
  text: string
  lang: string | undefined
  plans: readonly Plan[]
}

export type RunningCampaign = Pick<
  CampaignView,
  'key' | 'name' | 'lang' | 'from' | 'until' | 'timeZone' | 'benefit'
> & {
  href: string
}

export type CampaignBoard = { own: CampaignView[]; elsewhere: RunningCampaign[] }

type Asking = { asked: QuoteVisit; nameOf: Namer }

/**
 * At the visit's instant (DOMAIN 5) and the prices of `asked`, who owns nothing on pages that are the same for all.
 */
export async function campaignBoard(
  visit: Visit,
  route: string,
  { asked, nameOf }: Asking,
): Promise<CampaignBoard> {
  const { at, site, locale } = visit
  const snapshot = await ruleBookOf(visit)
  const { book } = snapshot
  const own = campaignsShown(book.campaignsOf(route), visit)
  const elsewhere = book.runningCampaigns(at, site, locale).filter(each => each.route !== route)
  const keys = [...own, ...elsewhere].map(({ key }) => key)
  const texts = await orNone('the words of campaigns', campaignTexts(keys, visit))
  const textsOf = ({ key }: CampaignRow) => texts?.get(key) ?? unread(snapshot, key, locale)
  return {
    own: own.map(campaign => viewOf(snapshot, campaign, { asked, nameOf }, textsOf(campaign))),
    elsewhere: elsewhere.map(campaign => ({
      ...textsOf(campaign),
      key: campaign.key,
      benefit: benefitText(snapshot, campaign, { asked, nameOf }),
      from: campaign.startTime,
      until: campaign.endTime,
      href: pathInLanguage(campaignPage(campaign.route), site, locale),
    })),
  }
}

/** The texts of the rule book, for when the page's cannot be read. */
const unread = ({ words }: Snapshot, key: string, locale: Locale): CampaignTexts => {
  const { value, language } = inWords(words.campaigns.get(key), locale)
  return { name: value ?? key, lang: { name: foreignLang(language, locale) }, timeZone: 'UTC', slides: [] }
}

function viewOf(
  snapshot: Snapshot,
  campaign: CampaignRow,
  { asked, nameOf }: Asking,
  texts: CampaignTexts,
): CampaignView {
  const state = campaignState(campaign, asked.at)
  return {
    ...texts,
    key: campaign.key,
    state,
    from: campaign.startTime,
    until: campaign.endTime,
    coupons: couponsOf(snapshot, campaign, asked.locale),
    promoted: state === 'running' ? promotedBy(snapshot, campaign, asked) : [],
    benefit: state === 'over' ? undefined : benefitText(snapshot, campaign, { asked, nameOf }),
  }
}

/** Only coupons with an editor's text: a bare code says nothing to a visitor. */
function couponsOf({ book, words }: Snapshot, campaign: CampaignRow, locale: Locale): CampaignCoupon[] {
  return campaign.coupons.flatMap(code => {
    const coupon = book.couponByCode(code)
    const { value: text, language } = inWords(words.coupons.get(code), locale)
    const lang = foreignLang(language, locale)
    return coupon && text ? [{ code, text, lang, plans: coupon.row.allow_types }] : []
  })
}
