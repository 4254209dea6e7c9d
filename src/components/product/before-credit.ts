import { isUpgradeRoute, type Quote } from '@/pricing'
import type { Visit } from '@/site/visit'

/** Whether what a guest sees is an upgrade's price as nobody pays it who owns what the upgrade is from. */
export const isBeforeCredit = (
  { loggedIn }: Pick<Visit, 'loggedIn'>,
  route: string,
  { offType }: Pick<Quote, 'offType'>,
): boolean => !loggedIn && isUpgradeRoute(route) && offType === 1
