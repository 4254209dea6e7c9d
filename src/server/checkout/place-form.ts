import { z } from 'zod'
import { OPERATING_SYSTEMS } from '@/pricing'
import { codeIn } from '@/site/invitation'
import { validateField } from '@/site/validation'
import { addresses } from '../addresses/moved-addresses'
import type { Cookie } from '../http/cookie'
import { ownedOfCustomer } from '../licences/owned'
import { rememberOrder } from '../orders/order-cookie'
import { allowedPreview } from '../preview/allowed'
import type { Call } from '../request/call'
import type { FormAnswer } from '../request/form-answer'
import { type Customer, normalEmail } from '../sessions/customer'
import { BILLINGS } from '../subscriptions/begin'
import { arrivalOf } from './arrival'
import { type Basket, basketOf, checkoutPath, couponOf } from './basket'
import { mayPlace, mayUseCode } from './limit'
import { countOrder } from './metrics'
import { type Buyer, placeOrder } from './place-order'

const placeForm = z.object({
  idempotencyKey: z.uuid(),
  route: z.string().max(200),
  plan: z.string().min(1).max(20),
  os: z.enum(OPERATING_SYSTEMS),
  coupon: z.string().max(200).optional(),
  email: z.string().max(1000).default(''),
  billing: z.enum(BILLINGS).optional().catch(undefined),
  ref: z.string().max(200).optional().catch(undefined),
  again: z.literal('1').optional().catch(undefined),
  visits: z.string().max(10_000).optional().catch(undefined),
})
type PlaceForm = z.output<typeof placeForm>

/** Keeps the typed address for showing the form with its error; it never goes into a URL. */
export const TYPED_EMAIL_COOKIE = 'checkout_email'

/** Step 2 of the checkout: redirects to step 3, or back to the error. */
export async function placeFromForm(call: Call): Promise<FormAnswer> {
  const form = placeForm.safeParse(call.parameters)
  if (!form.success) return { goTo: '/checkout?error=bad_input' }
  const { data } = form
  const basket = { ...(await basketOfForm(data)), plan: data.plan }
  // The page of a preview says so too; here it holds whatever is sent.
  if (await allowedPreview(call.request.headers)) return { goTo: checkoutPath(basket, { step: 'account' }) }
  const customer = await call.customer()
  const problem = customer ? null : validateField('email', data.email)
  if (problem) return { goTo: back(basket, `email.${problem}`), cookies: [typed(data.email)] }
  const buyer = await buyerOf(customer, data.email)
  const isWithin = (await mayPlace(call.ip, buyer)) && (await mayUseCode(call.ip, buyer, basket.coupon))
  if (!isWithin) return { goTo: back(basket, 'too_many_tries') }
  const placed = await placeOrder(call.visit, {
    idempotencyKey: data.idempotencyKey,
    basket,
    buyer,
    isAgain: data.again === '1',
    billing: data.billing,
    arrival: await arrivalOf(call, data.visits),
    invite: basket.ref,
  })
  countOrder({ step: 'place', outcome: placed.ok ? 'ok' : placed.why })
  if (!placed.ok && (placed.why === 'already_owned' || placed.why === 'already_subscribed'))
    return { goTo: back(basket, placed.why) }
  if (!placed.ok) return { goTo: checkoutPath(basket, { error: placed.why }) }
  const { order, isOpen } = placed
  const cookies = [...(isOpen ? [rememberOrder(call.cookies, order)] : []), typed('')]
  return { goTo: `/checkout?${new URLSearchParams({ order: order.number })}`, cookies }
}

async function basketOfForm({ route, os, coupon, billing, ref }: PlaceForm): Promise<Basket> {
  const basket = basketOf({ route }, await addresses(), os)
  return { ...basket, coupon: couponOf(coupon), ...(billing && { billing }), ...refOf(ref) }
}

const refOf = (text: string | undefined): Pick<Basket, 'ref'> => {
  const ref = codeIn(text)
  return ref === undefined ? {} : { ref }
}

/** A signed-in customer always buys under the account's address. */
async function buyerOf(customer: Customer | null, email: string): Promise<Buyer> {
  if (!customer) return { email: normalEmail(email), customerId: null, owned: [] }
  return { email: customer.email, customerId: customer.id, owned: await ownedOfCustomer(customer.id) }
}

const back = (basket: Basket, error: string) => checkoutPath(basket, { step: 'account', error })

const typed = (email: string): Cookie => ({
  name: TYPED_EMAIL_COOKIE,
  value: email.slice(0, 254),
  maxAge: email === '' ? 0 : 600,
  httpOnly: true,
})
