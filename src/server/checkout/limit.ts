import { createHmac } from 'node:crypto'
import { networkOf } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import { type Viewer, visibleOrder } from '../orders/viewer'
import { env } from '../runtime/env'
import type { Buyer } from './place-order'

/**
 * Whether one more order may be placed from a network, and for a buyer (API, limits): an account by itself, so that nobody
 * who knows its address uses up its tries. What a network may not do any more takes nothing from others.
 */
export async function mayPlace(ip: string, { email, customerId }: Buyer): Promise<boolean> {
  if (!(await consume('place_from_network', networkOf(ip))).ok) return false
  return (await consume('place', customerId ?? email)).ok
}

type Paying = { ip: string; number: string; viewer: Viewer }

/**
 * Whether an order may be sent to a payer once more, and the network that is, in a form that names nobody. Only who may
 * see the order counts for it; what others try finds no order anyway.
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
