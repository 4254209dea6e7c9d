import { CAMPAIGNS } from '../screens/campaigns'
import { CAMPAIGNS_TOLD } from './campaigns'

const MORE = '{some} and {count} more'

/** Sentences with values that the server makes: refusals, checks and notes, as `retell` knows them again; the first that fits counts. */
export const TOLD = { [MORE]: CAMPAIGNS[MORE], ...CAMPAIGNS_TOLD }
