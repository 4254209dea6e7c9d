import { z } from 'zod'
import { OPERATING_SYSTEMS } from '@/pricing'
import { codeIn } from '@/site/invitation'
import { validateField } from '@/site/validation'
import { addresses } from '../addresses/known-addresses'
import type { Cookie } from '../http/cookie'
import { ownedOfCustomer } from '../licences/owned'
import { rememberOrder } from '../orders/order-cookie'
import { orderPath } from '../orders/url'
import { allowedPreview } from '../preview/allowed'
import type { Call } from '../request/call'
import type { FormAnswer } from '../request/form-answer'
import { type Customer, normalEmail } from '../sessions/customer'
import { BILLINGS } from '../subscriptions/begin'
import { agreedIn, agreement } from './agreement'
import { arrivalOf } from './arrival'
import { type Basket, basketOf, checkoutPath, couponOf } from './basket'
import { buyersWord } from './buyers-word'
import type { Agreed } from './claim-order'
import { goToPayer, pageAfter } from './go-to-payer'
import type { Buyer } from './insert-order'
import { mayPlace, mayUseCode } from './limit'
import { countOrder } from './metrics'
import { type PlaceResult, placeOrder } from './place-order'

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
  ...agreement,
  ...buyersWord,
})
type PlaceForm = z.output<typeof placeForm>

/** Keeps the typed address for showing the form with its error; it never goes into a URL. */
export const TYPED_EMAIL_COOKIE = 'checkout_email'

/**
 * The page of the checkout: places the order and goes on to the payer where it costs what the page showed (decision 094).
 * Else to the order, which tells what changed, or back to the page with what is missing.
 */
export async function placeFromForm(call: Call): Promise<FormAnswer> {
  const form = placeForm.safeParse(call.parameters)
  if (!form.success) return { goTo: '/checkout?error=bad_input' }
  const { data } = form
  const basket = { ...(await basketOfForm(data)), plan: data.plan }
  // The page of a preview says so too; here it holds whatever is sent.
  if (await allowedPreview(call.request.headers)) return { goTo: checkoutPath(basket) }
  const customer = await call.customer()
  const problem = customer ? null : validateField('email', data.email)
  if (problem) return { goTo: back(basket, `email.${problem}`), cookies: [typed(data.email)] }
  const buyer = await buyerOf(customer, data.email)
  const isWithin = (await mayPlace(call.ip, buyer)) && (await mayUseCode(call.ip, buyer, basket.coupon))
  if (!isWithin) return { goTo: back(basket, 'too_many_tries'), cookies: [typed(data.email)] }
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
  return placed.ok
    ? afterPlacing(call, data, placed)
    : { goTo: back(basket, placed.why), cookies: [typed(data.email)] }
}

type Placed = Extract<PlaceResult, { ok: true }>

/** Sent again once it was placed, a form still opens the order for as long as its payer waits for the money (decision 094). */
async function afterPlacing(
  call: Call,
  data: PlaceForm,
  { order, isOpen, sum }: Placed,
): Promise<FormAnswer> {
  const agreed = agreedIn(data)
  const isShown = agreed?.total === sum.total && agreed.currency === sum.currency
  const gone = isShown
    ? await goToPayer(call, { ...order, agreed, isAgain: data.again === '1', said: data })
    : undefined
  const cookies = [...(isOpen || gone?.ok ? [rememberOrder(call.cookies, order)] : []), typed('')]
  if (gone) return { goTo: gone.ok ? gone.url : pageAfter(order.number, gone.why), cookies }
  return { goTo: orderPath(order.number, agreed && changedFrom(agreed, sum)), cookies }
}

/** Of another currency the number alone would mislead. */
const changedFrom = (shown: Agreed, { currency }: Agreed): Record<string, string> =>
  shown.currency === currency ? { was: String(shown.total) } : { error: 'price_changed' }

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

const back = (basket: Basket, error: string) => checkoutPath(basket, { error })

const typed = (email: string): Cookie => ({
  name: TYPED_EMAIL_COOKIE,
  value: email.slice(0, 254),
  maxAge: email === '' ? 0 : 600,
  httpOnly: true,
})
