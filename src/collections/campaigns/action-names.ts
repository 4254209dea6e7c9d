export const CAMPAIGN_ACTIONS = ['publish', 'end-now', 'extend', 'copy-to-next-year', 'duplicate'] as const
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number]

/** What the line of time on the first page does, beside the buttons. */
export const MOVE_ACTION = 'move'
