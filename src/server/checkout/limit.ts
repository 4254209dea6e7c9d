import { createHmac } from 'node:crypto'
import { networkOf } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import { type Viewer, visibleOrder } from '../orders/viewer'
import { ruleBook } from '../rule-book/live'
import { env } from '../runtime/env'
import type { Buyer } from './insert-order'

/**
 * Whether a network and a buyer may place one more order (API, limits). Accounts are counted apart from addresses,
 * so that a stranger who knows the address uses up nothing; a blocked network costs the buyer no try.
 */
export async function mayPlace(ip: string, { email, customerId }: Buyer): Promise<boolean> {
  if (!(await consume('place_from_network', networkOf(ip))).ok) return false
  return (await consume('place', customerId ?? email)).ok
}

/**
 * Whether a guest may place with a code that says whether its buyer has bought before, or is no coupon's own: the answer is
 * about an address that nobody proved to be theirs (decision 075).
 */
export async function mayUseCode(ip: string, { customerId }: Buyer, code: string | null): Promise<boolean> {
  if (customerId || code === null) return true
  const own = (await ruleBook()).book.couponByCode(code)
  return (own !== undefined && !own.isLimited) || (await consume('limited_code', networkOf(ip))).ok
}

type Paying = { ip: string; number: string; viewer: Viewer }

/**
 * Whether an order may go to a payer once more, and the network, hashed. Only those who may see the order are
 * counted: others' attempts find no order anyway.
 */
export async function mayPay({
  ip,
  number,
  viewer,
}: Paying): Promise<{ isAllowed: boolean; network: string }> {
  const network = networkOf(ip)
  const isAllowed = (await consume('pay_from_network', network)).ok && (await mayPayOrder(number, viewer))
  return { isAllowed, network: nameless(network) }
}

async function mayPayOrder(number: string, viewer: Viewer): Promise<boolean> {
  const order = await visibleOrder(number, viewer)
  return !order || (await consume('pay', order.number)).ok
}

const nameless = (network: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`network:${network}`).digest('base64url').slice(0, 22)
