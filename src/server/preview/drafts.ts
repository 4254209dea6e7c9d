import type { Payload, Where } from 'payload'
import type { Campaign, Coupon } from '@/payload-types'
import type { Preview } from '@/site/preview'
import { idsOf, type LaunchedItem } from '../launches/previewed'
import type { ExtraRows } from '../rule-book/extra-rows'

/**
 * Drafts of the previewed campaigns and product page, and of those that a previewed launch publishes, with the never-published coupons of unpublished campaigns.
 * Any other coupon counts as published, since that is what will be sold.
 */
export async function draftRows({
  campaign,
  product,
  launched = [],
}: Pick<Preview, 'campaign' | 'product'> & { launched?: readonly LaunchedItem[] }): Promise<ExtraRows> {
  const { cms } = await import('../cms/cms')
  const payload = await cms()
  const latest = { draft: true, locale: 'all', pagination: false } as const
  const [campaigns, pages] = await Promise.all([
    payload.find({
      collection: 'campaigns',
      where: isOf(campaign, idsOf(launched, 'campaigns')),
      depth: 1,
      ...latest,
    }),
    payload.find({
      collection: 'product-copy',
      where: isOf(product, idsOf(launched, 'product-copy')),
      depth: 0,
      ...latest,
    }),
  ])
  return {
    ...(await campaignRows(payload, campaigns.docs)),
    genericRoutes: pages.docs
      .filter(doc => doc.generic_route)
      .map(({ id, route, generic_route, site_name }) => ({
        id,
        row: { route, genericRoute: generic_route, siteName: site_name || null },
      })),
  }
}

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

const isOf = (route: string | undefined, ids: readonly string[]): Where => ({
  or: [...(route ? [{ route: { equals: route } }] : []), { id: { in: [...ids] } }],
})

const isLoaded = <T extends object>(related: string | T): related is T => typeof related === 'object'

const campaignRow = (doc: Campaign) => ({
  ...doc,
  coupons: (doc.coupons ?? []).filter(isLoaded<Coupon>).map(({ code }) => code),
  promotion_ids: (doc.promotion_ids ?? []).filter(isLoaded).map(({ pid }) => pid),
})
