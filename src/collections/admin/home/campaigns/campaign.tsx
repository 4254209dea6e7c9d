import { type CampaignState, campaignState } from '@/site/campaign-state'
import { SITE_LABELS } from '../../../fields/options'
import { languageText, spoken, t } from '../../words/of-request'
import type { Sentence } from '../../words/say'
import { listText } from '../../words/written/joined'
import { amountsText } from '../amounts-text'
import { DAY } from '../days'
import { InstantInUtc } from '../instant'
import { BROUGHT_DAYS, type CampaignsData, type ShownCampaign } from './campaigns-data'
import { TimelineBar } from './timeline/axis'
import { MovableEnds } from './timeline/movable-ends'

type Props = { campaign: ShownCampaign; data: CampaignsData; admin: string; api: string; mayMove: boolean }

const STATES: Record<CampaignState, Sentence> = { upcoming: 'Upcoming', running: 'Running', over: 'Ended' }

export function Campaign({ campaign, data: { at, span }, admin, api, mayMove }: Props) {
  const { id, name, from, until, startZone, endZone } = campaign
  const state = campaignState({ startTime: from, endTime: until }, at)
  return (
    <li>
      <p>
        <a href={`${admin}/collections/campaigns/${id}`}>{name}</a>{' '}
        <strong>{t(notSeen(campaign) ?? STATES[state])}</strong>
      </p>
      <div className="home__track">
        <TimelineBar {...{ span, state }} campaign={{ from, until }} />
        {mayMove && campaign.isPublished && (
          <MovableEnds
            key={`${from} ${until}`}
            campaign={{ id, name, from, until, startZone, endZone }}
            {...{ span, api }}
            language={spoken()}
          />
        )}
      </div>
      <p className="home__muted">
        <InstantInUtc at={from} /> – <InstantInUtc at={until} /> UTC · {audienceText(campaign)}
      </p>
      {campaign.brought && <p>{broughtText(campaign, campaign.brought, at)}</p>}
    </li>
  )
}

function notSeen({ isPublished, isEnabled }: ShownCampaign): Sentence | undefined {
  if (!isPublished) return 'Draft'
  return isEnabled ? undefined : 'Switched off'
}

function audienceText({ sites, locales }: ShownCampaign): string {
  const onSites = listText(sites.map(site => t(SITE_LABELS[site]))) || t('All sites')
  const inLanguages = listText(locales.map(languageText)) || t('all languages')
  return listText([onSites, inLanguages])
}

function broughtText(
  { from }: ShownCampaign,
  { orders, revenue }: NonNullable<ShownCampaign['brought']>,
  at: number,
): string {
  const isLong = from < at - BROUGHT_DAYS * DAY
  const brought = { days: BROUGHT_DAYS, orders, amounts: amountsText(revenue) }
  if (orders === 0)
    return isLong
      ? t('No order with one of its coupons was paid in the last {days} days.', brought)
      : t('No order with one of its coupons was paid.')
  return isLong
    ? t(
        'Brought {orders, plural, one {# paid order} other {# paid orders}} in the last {days} days: {amounts}, without what went back.',
        brought,
      )
    : t(
        'Brought {orders, plural, one {# paid order} other {# paid orders}}: {amounts}, without what went back.',
        brought,
      )
}
