import type { ActionPlan } from '@/pricing/subscriptions'
import { planFor } from './by-customer'

type Asked = { customerId: string; id: string; at: number }

/** What a customer who is about to cancel is offered once (DOMAIN 6, cancel); undefined where there is nothing to offer. */
export async function offerToStay(asked: Asked): Promise<ActionPlan | undefined> {
  const planned = await planFor({ ...asked, action: 'take_offer' })
  return planned.ok && planned.plan.next ? planned.plan : undefined
}
