import { originOf } from '@/site/sites'
import { door, hosts } from '../http/origins'
import type { Order } from './order'

/** The path of the order's page, which tells what keeps it from being paid. */
export const orderPath = (number: string, more: Record<string, string> = {}): string =>
  `/checkout?${new URLSearchParams({ order: number, ...more })}`

/** The order's page on its own site: the review before it is paid, its keys after. */
export const orderUrl = ({ site, number }: Pick<Order, 'site' | 'number'>): string =>
  `${originOf(site, hosts(), door())}${orderPath(number)}`

/** With the secret, so that whoever has the email may see the order. */
export const emailedOrderUrl = (order: Pick<Order, 'site' | 'number' | 'secret'>): string =>
  `${orderUrl(order)}&${new URLSearchParams({ secret: order.secret })}`

/** Its receipt as PDF, for the same. */
export function emailedReceiptUrl({ site, number, locale, secret }: Emailed): string {
  const query = new URLSearchParams({ language: locale, secret })
  return `${originOf(site, hosts(), door())}/order/receipt/${number}?${query}`
}

type Emailed = Pick<Order, 'site' | 'number' | 'locale' | 'secret'>
