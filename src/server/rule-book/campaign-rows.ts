import type { Payload } from 'payload'
import type { Campaign, Coupon } from '@/payload-types'
import type { ExtraRows } from './extra-rows'

/** The rows of campaigns as they are given, with their coupons (`depth: 1`), of which those count that draftRows says. */
export async function campaignRows(
  payload: Payload,
  campaigns: readonly Campaign[],
): Promise<Required<Pick<ExtraRows, 'campaigns' | 'coupons'>>> {
  const published = await publishedCoupons(
    payload,
    campaigns.flatMap(({ coupons }) => coupons ?? []),
  )
  const coupons = campaigns
    .filter(({ _status }) => _status === 'draft')
    .flatMap(({ coupons }) => coupons ?? [])
    .filter(isLoaded)
    .filter(({ id }) => !published.has(id))
  return {
    campaigns: campaigns.map(doc => ({ id: doc.id, row: campaignRow(doc) })),
    coupons: coupons.map(doc => ({ id: doc.id, row: { ...doc } })),
  }
}

async function publishedCoupons(
  payload: Payload,
  coupons: readonly (string | Coupon)[],
): Promise<ReadonlySet<string>> {
  const ids = coupons.map(coupon => (typeof coupon === 'object' ? coupon.id : coupon))
  const { docs } = await payload.find({
    collection: 'coupons',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
    select: { code: true },
  })
  return new Set(docs.map(({ id }) => id))
}

const isLoaded = <T extends object>(related: string | T): related is T => typeof related === 'object'

const campaignRow = (doc: Campaign) => ({
  ...doc,
  coupons: (doc.coupons ?? []).filter(isLoaded<Coupon>).map(({ code }) => code),
  promotion_ids: (doc.promotion_ids ?? []).filter(isLoaded).map(({ pid }) => pid),
})
