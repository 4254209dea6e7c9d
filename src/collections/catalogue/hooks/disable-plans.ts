import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Product } from '@/payload-types'

/** A withdrawn product's plans go off sale in the save that withdraws it (SPEC 4); each gets a version. */
export const disablePlansOfWithdrawn: CollectionAfterChangeHook<Product> = async ({ doc, req }) => {
  if (doc.status !== '2') return
  // One after the other: they share the transaction.
  for (const id of await plansOnSale(req, doc.id))
    await req.payload.update({ collection: 'plans', id, data: { enable: false }, depth: 0, req })
}

async function plansOnSale(req: PayloadRequest, product: Product['id']) {
  const { docs } = await req.payload.find({
    collection: 'plans',
    where: { product: { equals: product }, enable: { equals: true } },
    pagination: false,
    select: {},
    depth: 0,
    req,
  })
  return docs.map(({ id }) => id)
}
