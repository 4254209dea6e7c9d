import { z } from 'zod'
import { PAYERS } from '@/pricing'
import { ORDERS_COOKIE, rememberOrder, secretIn } from '../orders/order-cookie'
import type { Call } from '../request/call'
import type { FormAnswer } from '../request/form-answer'
import { agreedIn, agreement } from './agreement'
import { buyersWord } from './buyers-word'
import { type Gone, goToPayer, pageAfter } from './go-to-payer'

const payForm = z.object({
  order: z.string().min(1).max(64),
  secret: z.string().max(200).optional(),
  provider: z.enum(PAYERS).optional(),
  again: z.literal('1').optional().catch(undefined),
  ...agreement,
  ...buyersWord,
})

/** The page of an order: redirects to the payer, or back to the order, which tells what changed. */
export async function payFromForm(call: Call): Promise<FormAnswer> {
  const form = payForm.safeParse(call.parameters)
  if (!form.success) return { goTo: '/checkout?error=bad_input' }
  const { order: number, provider, again } = form.data
  const secret = form.data.secret ?? secretIn(call.cookies[ORDERS_COOKIE], number)
  const agreed = agreedIn(form.data)
  const going = { number, secret, provider, agreed, isAgain: again === '1', said: form.data }
  const gone = await goToPayer(call, going)
  const cookies = secret && isTheirs(gone) ? [rememberOrder(call.cookies, { number, secret })] : []
  return { goTo: gone.ok ? gone.url : pageAfter(number, gone.why), cookies }
}

/** Whether it was found by its secret. */
const isTheirs = (gone: Gone): boolean =>
  gone.ok || !['not_found', 'too_many_tries', 'vat_number', 'vat_country'].includes(gone.why)
