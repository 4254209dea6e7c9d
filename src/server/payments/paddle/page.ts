import { orderById } from '../../orders/order'
import { orderUrl } from '../../orders/url'
import { database } from '../../runtime/database'
import { env } from '../../runtime/env'
import { sessionNamed } from '../sessions'

/** What our page over which Paddle lays its checkout has to know. */
export type PaddlePage = {
  transaction: string
  locale: string
  orderUrl: string
  script: string
  token: string
  isTrial: boolean
}

export type FoundPage =
  | { kind: 'page'; page: PaddlePage }
  | { kind: 'over'; orderUrl: string }
  | { kind: 'missing' }

/** Only a transaction that is still payable at our side is opened; one that is over leads to its order. */
export async function paddlePage(transaction: string): Promise<FoundPage> {
  if (!/^txn_\w{1,64}$/.test(transaction)) return { kind: 'missing' }
  const session = await sessionNamed(database, 'paddle', transaction)
  const order = session && (await orderById(database, session.orderId))
  if (!session || !order) return { kind: 'missing' }
  if (session.state !== 'open' || session.expiresAt <= Date.now())
    return { kind: 'over', orderUrl: orderUrl(order) }
  const { PADDLE_CLIENT_TOKEN: token = '', PADDLE_SCRIPT_URL: script, PADDLE_API_URL } = env()
  const isTrial = new URL(PADDLE_API_URL).hostname.startsWith('sandbox-')
  return {
    kind: 'page',
    page: { transaction, locale: order.locale, orderUrl: orderUrl(order), script, token, isTrial },
  }
}
