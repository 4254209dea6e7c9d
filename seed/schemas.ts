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
import { changeRuleRow, storedSubscriptionSettings } from '@/pricing/subscriptions'
import { localized } from './localized'
import { productCopyRow } from './product-copy-row'
import { REGIONS } from './rows/catalogue'

const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as UTC or Europe/Berlin')

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The engine's schemas, with the content that editors see beside what pricing reads; a mistyped field is refused. */
export const schemas = {
  products: productRow
    .safeExtend({
      name: localized,
      short_name: localized,
      region: z.enum(REGIONS),
      public_time: z.iso.date('must be a day such as 2024-05-31'),
    })
    .strict(),
  plans: planRow.in.strict().pipe(planRow.out),
  bundles: bundleRow.strict(),
  offerRules: offerRuleRow.safeExtend({ label: localized }).strict(),
  subscriberPrices: subscriberPriceRow.in.strict().pipe(subscriberPriceRow.out),
  coupons: couponRow.safeExtend({ text: localized }).strict(),
  campaigns: campaignRow.safeExtend({ name: localized, timeZone }).strict(),
  settings: settingsRow.strict(),
  changeRules: changeRuleRow.extend({ position: z.int() }).strict(),
  subscriptionSettings: storedSubscriptionSettings,
  productCopy: productCopyRow.strict(),
}
