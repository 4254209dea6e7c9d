import type { Where } from 'payload'
import type { ProductCopy } from '@/payload-types'
import type { Preview } from '@/site/preview'
import { idsOf, type LaunchedItem } from '../launches/previewed'
import { campaignRows } from '../rule-book/campaign-rows'
import type { ExtraRows } from '../rule-book/extra-rows'

/**
 * Drafts of the previewed campaigns and product page, and of those that a previewed launch publishes, with the never-published coupons of unpublished campaigns.
 * Icons are of the product pages alone; a draft that takes one out has none.
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
      depth: 1,
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
    icons: pages.docs.map(({ id, route, icon }) => ({ id, row: { route, file: fileOf(icon) } })),
  }
}

const fileOf = (icon: ProductCopy['icon']): string | null =>
  (typeof icon === 'object' && icon?.sizes?.icon?.filename) || null

const isOf = (route: string | undefined, ids: readonly string[]): Where => ({
  or: [...(route ? [{ route: { equals: route } }] : []), { id: { in: [...ids] } }],
})
