import { z } from 'zod'
import { CURRENCIES, PAYERS } from '@/pricing'
import { isSettled } from '../orders/order'
import { ORDERS_COOKIE, rememberOrder, secretIn } from '../orders/order-cookie'
import { type Viewer, visibleOrder } from '../orders/viewer'
import type { Call } from '../request/call'
import type { FormAnswer } from '../request/form-answer'
import { type BuyersWordProblem, buyersWord, keepBuyersWord } from './buyers-word'
import { mayPay } from './limit'
import { countOrder } from './metrics'
import { payOrder } from './pay-order'

const payForm = z.object({
  order: z.string().min(1).max(64),
  secret: z.string().max(200).optional(),
  provider: z.enum(PAYERS).optional(),
  agreed_total: z.coerce.number().int().optional().catch(undefined),
  agreed_currency: z.enum(CURRENCIES).optional().catch(undefined),
  again: z.literal('1').optional().catch(undefined),
  ...buyersWord,
})

type PayForm = z.output<typeof payForm>

/** Step 3 of the checkout: redirects to the payer, or back to the order, which tells what changed. */
export async function payFromForm(call: Call): Promise<FormAnswer> {
  const form = payForm.safeParse(call.parameters)
  if (!form.success) return { goTo: '/checkout?error=bad_input' }
  const { order: number, provider, agreed_total: total, agreed_currency: currency, again } = form.data
  const secret = form.data.secret ?? secretIn(call.cookies[ORDERS_COOKIE], number)
  const viewer = { secret, customerId: (await call.customer())?.id }
  const agreed = total !== undefined && currency ? { total, currency } : undefined
  const { isAllowed, network } = await mayPay({ ip: call.ip, number, viewer })
  if (!isAllowed) return backTo(number, 'too_many_tries')
  const problem = await keptWord(call, form.data, viewer)
  if (problem) return backTo(number, problem)
  const paying = { number, viewer, at: call.visit.at, provider, agreed, network, isAgain: again === '1' }
  const result = await payOrder(paying)
  countOrder({ step: 'pay', outcome: result.ok ? 'ok' : result.why })
  const cookies =
    secret && (result.ok || result.why !== 'not_found')
      ? [rememberOrder(call.cookies, { number, secret })]
      : []
  if (result.ok) return { goTo: result.url, cookies }
  return { ...backTo(number, result.why), cookies }
}

/** Before the payer is asked; an order that is not the buyer's or is paid is left to `payOrder`. */
async function keptWord(call: Call, form: PayForm, viewer: Viewer): Promise<BuyersWordProblem | null> {
  const order = await visibleOrder(form.order, viewer)
  if (!order || isSettled(order)) return null
  const { at, locale } = call.visit
  return keepBuyersWord({ order, said: form, locale, at, total: form.agreed_total ?? order.total })
}

const backTo = (number: string, why: string): FormAnswer => ({
  goTo: `/checkout?${new URLSearchParams({ order: number, ...errorOf(why) })}`,
})

/** For these, the order's own page says what happened. */
const errorOf = (why: string): Record<string, string> =>
  ['price_changed', 'already_settled', 'superseded', 'not_found'].includes(why) ? {} : { error: why }
