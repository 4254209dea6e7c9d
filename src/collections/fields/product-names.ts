import type { PayloadRequest } from 'payload'

/** The names of products by what tells them apart; asked for once, however many rows a list has. */
export async function productNames<Key extends 'pid' | 'route'>(req: PayloadRequest, key: Key) {
  const { docs } = await req.payloadDataLoader.find({
    collection: 'products',
    select: { pid: true, route: true, name: true },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map(doc => [doc[key], doc.name]))
}
