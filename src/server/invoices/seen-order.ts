import { readCookies } from '../http/cookie'
import { TOKEN_COOKIE } from '../http/token-cookie'
import type { Order } from '../orders/order'
import { ORDERS_COOKIE, secretIn } from '../orders/order-cookie'
import { visibleOrder } from '../orders/viewer'
import { database } from '../runtime/database'
import { customerOfToken } from '../sessions/session'

/** The order of a number for its customer, or whoever has its secret; undefined for anyone else. */
export async function seenOrder(request: Request, number: string): Promise<Order | undefined> {
  const cookies = readCookies(request.headers.get('cookie'))
  const token = cookies[TOKEN_COOKIE]
  const customer = token ? await customerOfToken(database, { token, kind: 'session' }) : null
  const told = new URL(request.url).searchParams.get('secret')
  const secret = told ?? secretIn(cookies[ORDERS_COOKIE], number)
  return visibleOrder(number, { secret, customerId: customer?.id })
}
