import type { ProviderName } from '@/pricing'
import { isSettled } from '../orders/order'
import { orderPath } from '../orders/url'
import { type Viewer, visibleOrder } from '../orders/viewer'
import type { Call } from '../request/call'
import { type BuyersWord, type BuyersWordProblem, keepBuyersWord } from './buyers-word'
import type { Agreed } from './claim-order'
import { mayPay } from './limit'
import { countOrder } from './metrics'
import { type PayResult, payOrder } from './pay-order'

/** An order that its buyer wants to pay, as a form of the checkout says it. */
type Going = {
  number: string
  secret: string | undefined
  agreed: Agreed | undefined
  provider?: ProviderName | undefined
  isAgain: boolean
  said: BuyersWord
}

export type Gone = PayResult | { ok: false; why: 'too_many_tries' | BuyersWordProblem }

/** Keeps what the buyer said and opens the payer's page, within the limits; else why not. */
export async function goToPayer(call: Call, { number, secret, said, ...paying }: Going): Promise<Gone> {
  const viewer = { secret, customerId: (await call.customer())?.id }
  const { isAllowed, network } = await mayPay({ ip: call.ip, number, viewer })
  if (!isAllowed) return { ok: false, why: 'too_many_tries' }
  const problem = await keptWord(call, { number, said, agreed: paying.agreed }, viewer)
  if (problem) return { ok: false, why: problem }
  const result = await payOrder({ ...paying, number, viewer, at: call.visit.at, network })
  countOrder({ step: 'pay', outcome: result.ok ? 'ok' : result.why })
  return result
}

type Saying = Pick<Going, 'number' | 'said' | 'agreed'>

/** Before the payer is asked; an order that is not the buyer's or is paid is left to `payOrder`. */
async function keptWord(
  { visit: { at, locale } }: Call,
  { number, said, agreed }: Saying,
  viewer: Viewer,
): Promise<BuyersWordProblem | null> {
  const order = await visibleOrder(number, viewer)
  if (!order || isSettled(order)) return null
  return keepBuyersWord({ order, said, locale, at, total: agreed?.total ?? order.total })
}

/** The path of the order's page after the payer was not opened. For some reasons the order's own page says what happened. */
export const pageAfter = (number: string, why: string): string =>
  orderPath(number, TOLD_BY_ORDER.includes(why) ? {} : { error: why })

const TOLD_BY_ORDER = ['price_changed', 'already_settled', 'superseded', 'not_found']
