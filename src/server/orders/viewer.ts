import { createHash, timingSafeEqual } from 'node:crypto'
import { database } from '../runtime/database'
import { type Order, orderByNumber } from './order'

export type Viewer = { secret?: string; customerId?: string }

/** Else undefined, as if it did not exist (API.md). */
export async function visibleOrder(number: string, viewer: Viewer): Promise<Order | undefined> {
  const order = await orderByNumber(database, number)
  return order && maySee(order, viewer) ? order : undefined
}

function maySee({ secret, customerId }: Order, viewer: Viewer): boolean {
  if (customerId !== null && viewer.customerId === customerId) return true
  return viewer.secret !== undefined && isSameSecret(viewer.secret, secret)
}

const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
