import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { ask } from '../../tests/support/ask'
import type { ShopProcess } from '../../tests/support/shop-process'

type Shop = Pick<ShopProcess, 'port' | 'origin'>
type Payer = 'stripe' | 'paddle'

/** An order as its guest's browser holds it: the number, and the cookie that proves it. */
export type Placed = { number: string; email: string; cookie: string; network: string }

const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 4_000 })

/** A plan of the Netflix downloader by the form of the checkout: for life, or for a month and renewing. */
export type Wish = { idempotencyKey: string; email: string; network: string; isRenewing: boolean }

export const wish = (index: number, isRenewing = false): Wish => ({
  idempotencyKey: randomUUID(),
  email: `${randomUUID()}@example.com`,
  network: `10.${Math.floor(index / 65_536) % 256}.${Math.floor(index / 256) % 256}.${index % 256}`,
  isRenewing,
})

/** Throws where the shop does not answer with the order; placed again with the same wish, it is the same order. */
export async function place(shop: Shop, { isRenewing, network, ...wished }: Wish): Promise<Placed> {
  const billing: Record<string, string> = isRenewing ? { plan: '1M', billing: 'renewing' } : { plan: 'LFT' }
  const form = { ...wished, route: 'netflix_downloader', os: 'win', ...billing }
  const { headers } = await post(shop, '/order/checkout/place', { form, network, cookie: '' })
  const number = new URL(String(headers.location), shop.origin).searchParams.get('order')
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  if (number === null) throw new Error(`No order was placed: ${headers.location}`)
  return { number, email: wished.email, cookie, network }
}

/** Where the shop sends the buyer to pay, as the page of the payer; throws where it sends nobody. */
export async function goToPay(shop: Shop, placed: Placed, provider: Payer): Promise<URL> {
  const form = { order: placed.number, provider }
  const { headers } = await post(shop, '/order/checkout/pay', { form, ...placed })
  const page = new URL(String(headers.location), shop.origin)
  const isPage = page.pathname.startsWith('/pay/') || page.searchParams.has('_ptxn')
  if (!isPage) throw new Error(`Nobody was sent to pay: ${headers.location}`)
  return page
}

type Sent = { form: Record<string, string>; network: string; cookie: string }

async function post(shop: Shop, path: string, { form, network, cookie }: Sent) {
  const answer = await ask(shop, {
    path,
    method: 'POST',
    agent,
    headers: {
      ...{ origin: shop.origin, cookie, 'x-forwarded-for': network },
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: String(new URLSearchParams(form)),
  })
  if (answer.status !== 303) throw new Error(`The shop answered ${path} with ${answer.status}`)
  return answer
}
