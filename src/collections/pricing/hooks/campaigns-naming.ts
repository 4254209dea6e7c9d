import type { PayloadRequest } from 'payload'

/** The keys of published campaigns that are not over and name this coupon. */
export async function campaignsNaming(req: PayloadRequest, coupon: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'campaigns',
    where: {
      and: [
        { coupons: { contains: coupon } },
        { _status: { equals: 'published' } },
        { endTime: { greater_than: new Date().toISOString() } },
      ],
    },
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map(({ key }) => key)
}
