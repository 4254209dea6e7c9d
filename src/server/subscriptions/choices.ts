import type { Plan } from '@/pricing'
import { type ActionPlan, RENEWING_PLANS } from '@/pricing/subscriptions'
import { database } from '../runtime/database'
import { planFor } from './by-customer'
import { subscriptionById } from './stored'

type Changing = 'change_subscription' | 'upgrade_lft' | 'cancel_upgrade'

/** What a subscription can become: `plan` afterwards, and what it charges and when. */
export type Choice = { action: Changing; plan: Plan; planned: ActionPlan }

/**
 * What a customer can turn a subscription into at an instant (ms), each as it would be charged (DOMAIN 6, price
 * difference); nothing for anyone else's.
 */
export async function choicesFor(asked: { customerId: string; id: string; at: number }): Promise<Choice[]> {
  const held = await subscriptionById(database, asked.id)
  if (!held) return []
  const { plan: current, pending } = held.facts
  const plans = RENEWING_PLANS.filter(plan => plan !== current && plan !== pending?.plan)
  const wanted = [
    ...(pending ? [{ action: 'cancel_upgrade', plan: current } as const] : []),
    ...plans.map(plan => ({ action: 'change_subscription', plan }) as const),
    { action: 'upgrade_lft', plan: 'LFT' } as const,
  ]
  const choices = await Promise.all(
    wanted.map(async each => {
      const planned = await planFor({ ...asked, ...each })
      return planned.ok ? [{ ...each, planned: planned.plan }] : []
    }),
  )
  return choices.flat()
}
