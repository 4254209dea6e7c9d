import { z } from 'zod'
import {
  bundleRow,
  campaignRow,
  couponRow,
  offerRuleRow,
  planRow,
  productRow,
  settingsRow,
  subscriberPriceRow,
} from '@/pricing/rows'
import { localized } from './localized'

const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as UTC or Europe/Berlin')

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The engine's schemas, with the content that editors see beside what pricing reads. */
export const schemas = {
  products: productRow.safeExtend({
    name: localized,
    short_name: localized,
    public_time: z.iso.date('must be a day such as 2024-05-31'),
  }),
  plans: planRow,
  bundles: bundleRow,
  offerRules: offerRuleRow.safeExtend({ label: localized }),
  subscriberPrices: subscriberPriceRow,
  coupons: couponRow.safeExtend({ text: localized }),
  campaigns: campaignRow.safeExtend({ name: localized, timeZone }),
  settings: settingsRow,
}
