import { CAMPAIGNS } from '../screens/campaigns'
import { BEFORE_LIVE_TOLD } from './before-live'
import { CAMPAIGNS_TOLD } from './campaigns'
import { LAUNCHES_TOLD } from './launches'
import { PRICE_SETS_TOLD } from './price-sets'

const MORE = '{some} and {count} more'

/** Sentences with values that the server makes: refusals, checks and notes, as `retell` knows them again; the first that fits counts. */
export const TOLD = {
  [MORE]: CAMPAIGNS[MORE],
  ...BEFORE_LIVE_TOLD,
  ...CAMPAIGNS_TOLD,
  ...LAUNCHES_TOLD,
  ...PRICE_SETS_TOLD,
}
