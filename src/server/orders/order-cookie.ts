import type { Cookie } from '../http/cookie'

export type PlacedOrder = { number: string; secret: string }

export const ORDERS_COOKIE = 'orders'

const MAX_ORDERS = 5
const WEEK = 7 * 24 * 3600

type Cookies = Readonly<Record<string, string>>

/** Adds it to the cookie; the oldest are dropped. */
export function rememberOrder(cookies: Cookies, order: PlacedOrder): Cookie {
  const others = ordersIn(cookies[ORDERS_COOKIE]).filter(({ number }) => number !== order.number)
  const value = [order, ...others]
    .slice(0, MAX_ORDERS)
    .map(({ number, secret }) => `${number}:${secret}`)
    .join(',')
  return { name: ORDERS_COOKIE, value, maxAge: WEEK, httpOnly: true }
}

/** By which a guest sees their order; undefined where the browser placed none of this number, or too many since. */
export const secretIn = (cookie: string | undefined, number: string): string | undefined =>
  ordersIn(cookie).find(order => order.number === number)?.secret

const ordersIn = (cookie: string | undefined): PlacedOrder[] =>
  (cookie ?? '').split(',').flatMap(text => {
    const [number, secret] = text.split(':')
    return number && secret ? [{ number, secret }] : []
  })
