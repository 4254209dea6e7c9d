import type { PayloadRequest } from 'payload'
import { codeText } from '../admin/words/code-text'
import { capitalised } from '../admin/words/plain-english'
import { momentIn } from '../admin/words/written/moment-in'
import { isRow } from '../fields/row'
import { titledAs } from '../fields/title'

/** «Paid · Stripe · TM-2026-0042 · 24 Nov 2026, 09:00 UTC»; without the order where an event belongs to none. */
export const paymentEventTitle = titledAs(
  async ({ title, provider, order, createdAt }, { language, req }) => {
    const words = [
      capitalised(codeText('type', String(title), language)),
      codeText('provider', String(provider), language),
      await numberOf(order, req),
      momentIn(language, Date.parse(String(createdAt))),
    ]
    return words.filter(Boolean).join(' · ')
  },
)

/** Of an order that was read along, or is kept by its id. */
async function numberOf(order: unknown, req: PayloadRequest): Promise<unknown> {
  if (isRow(order)) return order.number
  if (typeof order !== 'string') return undefined
  const { docs } = await req.payloadDataLoader.find({
    collection: 'orders',
    where: { id: { equals: order } },
    select: { number: true },
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]?.number
}
