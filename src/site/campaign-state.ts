/** Where a campaign stands: before its window, in it, or after it. Half open: it runs from its start until its end. */
export type CampaignState = 'upcoming' | 'running' | 'over'

/** Instants in ms, UTC (DOMAIN 5). */
export type CampaignWindow = { startTime: number; endTime: number }

export function campaignState({ startTime, endTime }: CampaignWindow, at: number): CampaignState {
  if (at < startTime) return 'upcoming'
  return at < endTime ? 'running' : 'over'
}
