import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { Market } from '@/site/markets'
import { soon } from './soon'

/** Saves what a seller is called in a market, and waits until the shop knows it. */
export async function saveSeller(payload: Payload, market: Market, data: object): Promise<void> {
  const { sellerOf } = await import('@/server/sellers/seller')
  const { docs } = await payload.find({ collection: 'sellers', where: { market: { equals: market } } })
  await payload.update({ collection: 'sellers', id: docs[0]?.id ?? '', data })
  await soon(async () => expect(await sellerOf(market)).toMatchObject(data))
}
