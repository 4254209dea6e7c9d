import { HOUSEKEEPING } from './housekeeping'
import { PRICING } from './pricing'
import { REFERRAL } from './referral'
import { SELLERS } from './sellers'
import { SUBSCRIPTIONS } from './subscriptions'

/** What the collections and globals of «Settings» say, as far as those above them do not say it too. */
export const SETTINGS = {
  ...SELLERS,
  ...PRICING,
  ...SUBSCRIPTIONS,
  ...REFERRAL,
  ...HOUSEKEEPING,
}
