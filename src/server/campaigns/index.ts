export {
  type CampaignBoard,
  type CampaignCoupon,
  type CampaignView,
  campaignBoard,
  type RunningCampaign,
} from './board'
export { type LifetimePrice, lifetimePrices } from './lifetime'
export { type CampaignPage, campaignPage } from './page'
export type { Promoted } from './promoted'
export type { Slide } from './texts'
export { type Upgrade, type Upgrades, upgradesOf } from './upgrades'
