import { isUpgradeRoute } from './off-type-route'
import type { Quote } from './quote'

/**
 * Whether what a guest sees is an upgrade's price as nobody pays it who owns what the upgrade is from (DOMAIN 4). Never for
 * somebody signed in, whose quote is their own.
 */
export const isBeforeCredit = (
  { loggedIn }: { loggedIn: boolean },
  route: string,
  { offType }: Pick<Quote, 'offType'>,
): boolean => !loggedIn && isUpgradeRoute(route) && offType === 1
