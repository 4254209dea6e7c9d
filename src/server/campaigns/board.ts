import type { CampaignRow, Plan, QuoteVisit } from '@/pricing'
import { campaignPage } from '@/site/campaign-page'
import { type CampaignState, campaignState } from '@/site/campaign-state'
import { foreignLang, type Locale } from '@/site/locale'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'

import { inWords } from '../content/in-words'
import { orNone } from '../content/unreadable'
import { ruleBookOf } from '../preview/rule-book'
import type { Snapshot } from '../rule-book/load'
import { type Promoted, promotedBy } from './promoted'
import { campaignsShown } from './shown'
import { type CampaignTexts, campaignTexts } from './texts'

/** A campaign as its page shows it; instants in ms, UTC. */
export type CampaignView = CampaignTexts & {
  key: string
  state: CampaignState
  from: number
  until: number
  coupons: CampaignCoupon[]
  promoted: Promoted[]
}

/** A coupon that a campaign applies by itself; no plans = all of them. */
export type CampaignCoupon = {
  code: string
  text: string
  /** Where the text is in another language than the page. */
  lang: string | undefined
  plans: readonly Plan[]
}

/** A campaign that runs now, and the path of its page. */
export type RunningCampaign = Pick<CampaignView, 'key' | 'name' | 'lang' | 'until' | 'timeZone'> & {
  href: string
}

/** What a campaign page tells: of its own campaigns, and of those of other pages that run now. */
export type CampaignBoard = { own: CampaignView[]; elsewhere: RunningCampaign[] }

/**
 * The campaigns of a route as they stand at the instant of the visit (DOMAIN 5). Prices are those of `asked`: of somebody
 * who owns nothing where the page is the same for all.
 */
export async function campaignBoard(visit: Visit, route: string, asked: QuoteVisit): Promise<CampaignBoard> {
  const { at, site, locale } = visit
  const snapshot = await ruleBookOf(visit)
  const { book } = snapshot
  const own = campaignsShown(book.campaignsOf(route), visit)
  const elsewhere = book.runningCampaigns(at, site, locale).filter(each => each.route !== route)
  const keys = [...own, ...elsewhere].map(({ key }) => key)
  const texts = await orNone('the words of campaigns', campaignTexts(keys, visit))
  const textsOf = ({ key }: CampaignRow) => texts?.get(key) ?? unread(snapshot, key, locale)
  return {
    own: own.map(campaign => viewOf(snapshot, campaign, asked, textsOf(campaign))),
    elsewhere: elsewhere.map(campaign => ({
      ...textsOf(campaign),
      key: campaign.key,
      until: campaign.endTime,
      href: pathInLanguage(campaignPage(campaign.route), site, locale),
    })),
  }
}

/** As the rule book knows it. */
const unread = ({ words }: Snapshot, key: string, locale: Locale): CampaignTexts => {
  const { value, language } = inWords(words.campaigns.get(key), locale)
  return { name: value ?? key, lang: { name: foreignLang(language, locale) }, timeZone: 'UTC', slides: [] }
}

function viewOf(
  snapshot: Snapshot,
  campaign: CampaignRow,
  asked: QuoteVisit,
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
  }
}

/** Only what an editor gave words to: a code alone says nothing to a visitor. */
function couponsOf({ book, words }: Snapshot, campaign: CampaignRow, locale: Locale): CampaignCoupon[] {
  return campaign.coupons.flatMap(code => {
    const coupon = book.couponByCode(code)
    const { value: text, language } = inWords(words.coupons.get(code), locale)
    const lang = foreignLang(language, locale)
    return coupon && text ? [{ code, text, lang, plans: coupon.row.allow_types }] : []
  })
}
