export const CAMPAIGN_ACTIONS = ['publish', 'end-now', 'extend', 'copy-to-next-year', 'duplicate'] as const
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number]
