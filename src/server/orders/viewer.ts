import { createHash, timingSafeEqual } from 'node:crypto'
import { database } from '../runtime/database'
import { type Order, orderByNumber } from './order'

/** By what someone may see an order: being its customer, or holding its secret. */
export type Viewer = { secret?: string; customerId?: string }

/** The order, for those who may see it; undefined for everyone else, as if it were not there (API.md). */
export async function visibleOrder(number: string, viewer: Viewer): Promise<Order | undefined> {
  const order = await orderByNumber(database, number)
  return order && maySee(order, viewer) ? order : undefined
}

function maySee({ secret, customerId }: Order, viewer: Viewer): boolean {
  if (customerId !== null && viewer.customerId === customerId) return true
  return viewer.secret !== undefined && isSameSecret(viewer.secret, secret)
}

/** Takes as long for a near miss as for a far one. */
const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
