import type { CollectionBeforeChangeHook } from 'payload'
import type { Coupon } from '@/payload-types'
import { refuseFor } from '../../fields/refusal'

/** What a campaign applies by itself is seen by everybody and counted for nobody: its uses cannot be limited. */
export const refuseLimitsWhileNamed: CollectionBeforeChangeHook<Coupon> = async ({
  data,
  originalDoc,
  req,
}) => {
  const row = { ...originalDoc, ...data }
  if (!originalDoc?.id || row._status === 'draft' || !isLimited(row)) return data
  const { docs } = await req.payload.find({
    collection: 'campaigns',
    where: {
      and: [
        { coupons: { contains: originalDoc.id } },
        { _status: { equals: 'published' } },
        { endTime: { greater_than: new Date().toISOString() } },
      ],
    },
    pagination: false,
    depth: 0,
    req,
  })
  refuseFor(docs.map(({ key }) => namedBy(key)))
  return data
}

type Limits = Partial<Pick<Coupon, 'max_uses' | 'max_per_customer' | 'first_order_only'>>

/** Whether its uses are counted, so that it has to be entered. */
export const isLimited = ({ max_uses, max_per_customer, first_order_only }: Limits): boolean =>
  Boolean(max_uses || max_per_customer || first_order_only)

const namedBy = (key: string) => ({
  code: 'in_use',
  path: 'max_uses',
  sentence: `It cannot be limited while the campaign «${key}» applies it by itself: take it out of there, or leave the limits empty.`,
})
