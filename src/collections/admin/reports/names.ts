import { isAdmin, isMarketer } from '../../access/roles'
import type { Sentence } from '../words/say'

export const REPORTS = [
  'sales',
  'tax',
  'products',
  'subscriptions',
  'campaigns',
  'coupons',
  'sources',
] as const
export type ReportName = (typeof REPORTS)[number]

export const TITLES: Record<ReportName, Sentence> = {
  sales: 'Sales',
  tax: 'Tax by country',
  products: 'Products and licenses',
  subscriptions: 'Subscriptions',
  campaigns: 'Effect of a campaign',
  coupons: 'Coupons',
  sources: 'Where orders come from',
}

const FOR: Record<ReportName, (user: unknown) => boolean> = {
  sales: isAdmin,
  tax: isAdmin,
  products: isAdmin,
  subscriptions: isAdmin,
  campaigns: isMarketer,
  coupons: isMarketer,
  sources: isMarketer,
}

/** Which reports somebody of the staff may see, on the page and as a file. */
export const reportsOf = (user: unknown): ReportName[] => REPORTS.filter(name => FOR[name](user))
