import { createHmac } from 'node:crypto'
import { networkOf } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import { env } from '../runtime/env'
import type { Buyer } from './place-order'

/**
 * Whether one more order may be placed from a network, and for a buyer (API, limits): an account by itself, so that nobody
 * who knows its address uses up its tries.
 */
export async function mayPlace(ip: string, { email, customerId }: Buyer): Promise<boolean> {
  const [network, address] = await Promise.all([
    consume('place_from_network', networkOf(ip)),
    consume('place', customerId ?? email),
  ])
  return network.ok && address.ok
}

/** Whether an order may be sent to a payer once more, and the network that is, in a form that names nobody. */
export async function mayPay(ip: string, number: string): Promise<{ isAllowed: boolean; network: string }> {
  const network = networkOf(ip)
  const [here, order] = await Promise.all([
    consume('pay_from_network', network),
    consume('pay', number.trim().toUpperCase()),
  ])
  return { isAllowed: here.ok && order.ok, network: nameless(network) }
}

const nameless = (network: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`network:${network}`).digest('base64url').slice(0, 22)
