import { campaignsReport } from './kinds/campaigns'
import { couponsReport } from './kinds/coupons'
import { productsReport } from './kinds/products'
import { salesReport } from './kinds/sales'
import { sourcesReport } from './kinds/sources'
import { subscriptionsReportOf } from './kinds/subscriptions'
import { taxReport } from './kinds/tax'
import { type ReportName, reportsOf } from './names'
import type { Question, Report } from './report'

const MAKING: Record<ReportName, (question: Question) => Promise<Report>> = {
  sales: salesReport,
  tax: taxReport,
  products: productsReport,
  subscriptions: subscriptionsReportOf,
  campaigns: campaignsReport,
  coupons: couponsReport,
  sources: sourcesReport,
}

/** Undefined where somebody may not see it; then nothing is asked of the database. */
export async function reportOf(
  user: unknown,
  name: ReportName,
  question: Question,
): Promise<Report | undefined> {
  return reportsOf(user).includes(name) ? await MAKING[name](question) : undefined
}
