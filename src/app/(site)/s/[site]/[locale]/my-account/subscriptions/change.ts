'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { sectionPath } from '@/components/account/frame/paths'
import { PLANS } from '@/pricing'
import { writtenPlan } from '@/server/api/order/subscription-terms'
import { orderById } from '@/server/orders/order'
import { chargeOrder } from '@/server/payments/charge'
import { database } from '@/server/runtime/database'
import { actFor } from '@/server/subscriptions/by-customer'
import type { ChangeProblem } from '@/site/change-problem'
import { accountCall } from '../account-visit'

const sent = z.object({
  subscription: z.string(),
  action: z.enum(['change_subscription', 'upgrade_lft', 'cancel_upgrade', 'add_option', 'take_offer']),
  plan: z.enum(PLANS).optional(),
  pid: z.coerce.number().int().optional(),
  agreed: writtenPlan.optional(),
})

/** Does what was previewed and charges it at once; what is another by now is shown anew, and changes nothing. */
export async function changeSubscription(_: null, form: FormData): Promise<null> {
  const { visit, customer } = await accountCall()
  const read = sent.safeParse(Object.fromEntries(form))
  if (!read.success) redirect(sectionPath('subscriptions', visit))
  const { subscription: id, agreed, ...wanted } = read.data
  const problem = await changed({ ...wanted, id, customerId: customer.id, at: visit.at }, agreed)
  redirect(sectionPath('subscriptions', visit, problem && { change: id, problem }))
}

async function changed(...asked: Parameters<typeof actFor>): Promise<ChangeProblem | undefined> {
  const done = await actFor(...asked)
  if (!done.ok) return done.why === 'price_changed' ? 'price_changed' : 'not_allowed'
  if (done.orderToCharge === undefined) return undefined
  await chargeOrder(done.orderToCharge, asked[0].at)
  const order = await orderById(database, done.orderToCharge)
  return order?.state === 'failed' ? 'declined' : undefined
}
