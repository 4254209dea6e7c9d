export type CampaignState = 'upcoming' | 'running' | 'over'

/** Half open, in ms, UTC (DOMAIN 5). */
export type CampaignWindow = { startTime: number; endTime: number }

export function campaignState({ startTime, endTime }: CampaignWindow, at: number): CampaignState {
  if (at < startTime) return 'upcoming'
  return at < endTime ? 'running' : 'over'
}
