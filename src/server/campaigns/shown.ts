import type { CampaignRow } from '@/pricing'
import { campaignState } from '@/site/campaign-state'
import type { Visit } from '@/site/visit'

type Input = Pick<Visit, 'at' | 'site' | 'locale'>

/** All running ones, else the next, else the last to end (DOMAIN 5). */
export function campaignsShown(campaigns: readonly CampaignRow[], asked: Input): readonly CampaignRow[] {
  const own = campaigns.filter(campaign => isFor(campaign, asked))
  const inState = (state: string) => own.filter(each => campaignState(each, asked.at) === state)
  const running = inState('running')
  if (running.length > 0) return running
  const next = inState('upcoming').toSorted((a, b) => a.startTime - b.startTime)
  const past = inState('over').toSorted((a, b) => b.endTime - a.endTime)
  return [...next, ...past].slice(0, 1)
}

const isFor = ({ sites, locales }: CampaignRow, { site, locale }: Input): boolean =>
  (sites.length === 0 || sites.includes(site)) && (locales.length === 0 || locales.includes(locale))
