import type { Quote } from '@/pricing'

/** Whether a price is an upgrade's as nobody pays it who owns what the upgrade is from. */
export const isBeforeCredit = (route: string, { offType }: Pick<Quote, 'offType'>): boolean =>
  route.endsWith('_upgrade') && offType === 1
