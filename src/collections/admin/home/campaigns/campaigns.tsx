import { type CampaignState, campaignState } from '@/site/campaign-state'
import { LOCALE_NAMES } from '@/site/locale'
import { salePath } from '../../../new-sale/path'
import { SITES as SITE_NAMES } from '../../price-lab/words'
import { amountsText, counted } from '../amounts-text'
import { DAY } from '../days'
import { InstantInUtc } from '../instant'
import { Part, Piece } from '../section'
import { BROUGHT_DAYS, type CampaignsData, type ShownCampaign } from './campaigns-data'
import { FailedLaunches } from './failed-launches'
import { StoppedSets } from './stopped-sets'
import { TimelineAxis, TimelineBar } from './timeline'
import { Warnings } from './warnings'

export const Campaigns = ({ data, admin }: { data: CampaignsData; admin: string }) => (
  <Part id="home-campaigns" title="Campaigns">
    <p>
      <a href={salePath(admin)}>New sale</a>
    </p>
    <Piece id="home-timeline" title="Now, in the next 60 days, and ended in the last 14">
      {data.campaigns.length === 0 ? (
        <p>No campaign runs, comes or has just ended.</p>
      ) : (
        <>
          <TimelineAxis span={data} />
          <ol className="home__campaigns">
            {data.campaigns.map(campaign => (
              <Campaign key={campaign.id} {...{ campaign, data, admin }} />
            ))}
          </ol>
        </>
      )}
    </Piece>
    <Piece id="home-warnings" title="To be mended">
      <Warnings warnings={data.warnings} admin={admin} />
      <StoppedSets sets={data.stoppedSets} admin={admin} />
      <FailedLaunches launches={data.failedLaunches} admin={admin} />
    </Piece>
  </Part>
)

type CampaignProps = { campaign: ShownCampaign; data: CampaignsData; admin: string }

const STATES: Record<CampaignState, string> = { upcoming: 'Comes', running: 'Runs', over: 'Ended' }

function Campaign({ campaign, data, admin }: CampaignProps) {
  const { id, name, from, until } = campaign
  const state = campaignState({ startTime: from, endTime: until }, data.at)
  return (
    <li>
      <p>
        <a href={`${admin}/collections/campaigns/${id}`}>{name}</a>{' '}
        <strong>{notSeen(campaign) ?? STATES[state]}</strong>
      </p>
      <TimelineBar span={data} campaign={{ from, until }} state={state} />
      <p className="home__muted">
        <InstantInUtc at={from} /> – <InstantInUtc at={until} /> UTC · {audienceText(campaign)}
      </p>
      {campaign.brought && <p>{broughtText(campaign, campaign.brought, data.at)}</p>}
    </li>
  )
}

function notSeen({ isPublished, isEnabled }: ShownCampaign): string | undefined {
  if (!isPublished) return 'Draft'
  return isEnabled ? undefined : 'Switched off'
}

function audienceText({ sites, locales }: ShownCampaign): string {
  const onSites = sites.map(site => SITE_NAMES[site]).join(', ') || 'All sites'
  const inLanguages = locales.map(locale => LOCALE_NAMES[locale]).join(', ') || 'all languages'
  return `${onSites}, ${inLanguages}`
}

function broughtText(
  { from }: ShownCampaign,
  { orders, revenue }: NonNullable<ShownCampaign['brought']>,
  at: number,
): string {
  const when = from < at - BROUGHT_DAYS * DAY ? ` in the last ${BROUGHT_DAYS} days` : ''
  if (orders === 0) return `No order with one of its coupons was paid${when}.`
  return `Brought ${counted(orders, 'paid order')}${when}: ${amountsText(revenue)}, without what went back.`
}
