import { z } from 'zod'
import { ORDERS_COOKIE, secretIn } from '../orders/order-cookie'
import type { Call } from '../request/call'
import type { FormAnswer } from '../request/form-answer'
import { mayPay } from './limit'
import { payDifference } from './pay-difference'

const differenceForm = z.object({
  order: z.string().min(1).max(64),
  secret: z.string().max(200).optional(),
})

/** Redirects to the payer, or back to the order. */
export async function differenceFromForm(call: Call): Promise<FormAnswer> {
  const form = differenceForm.safeParse(call.parameters)
  if (!form.success) return { goTo: '/checkout?error=bad_input' }
  const { order: number } = form.data
  const page = `/checkout?${new URLSearchParams({ order: number })}`
  const secret = form.data.secret ?? secretIn(call.cookies[ORDERS_COOKIE], number)
  const viewer = { secret, customerId: (await call.customer())?.id }
  const { isAllowed, network } = await mayPay({ ip: call.ip, number, viewer })
  if (!isAllowed) return { goTo: `${page}&error=too_many_tries` }
  const result = await payDifference({ number, viewer, at: call.visit.at, network })
  return { goTo: result.ok ? result.url : page }
}
