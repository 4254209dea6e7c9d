import { changeRules, subscriptionSettings } from '@seed/rows/subscription-rules'
import { changeRuleRow, type SubscriptionRules, subscriptionSettingsRow } from '@/pricing/subscriptions'

/** The rules of a newly seeded shop. */
export function seededRules(): SubscriptionRules {
  return {
    settings: subscriptionSettingsRow.parse(subscriptionSettings),
    changes: changeRules.map(row => changeRuleRow.parse(row)),
  }
}
