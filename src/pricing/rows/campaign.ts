import { z } from 'zod'
import { NAV_TYPES, PRICING_LOCALES, SITES } from '../vocabulary'
import { instant, key, list, pid, routeKey } from './fields'

/** SPEC.md 3, DOMAIN 5: a half-open window in which coupons apply by themselves. */
export const campaignRow = z
  .object({
    key,
    route: routeKey,
    startTime: instant,
    endTime: instant,
    navType: z.enum(NAV_TYPES),
    promotion_ids: list(pid),
    coupons: list(key),
    sites: list(z.enum(SITES)),
    locales: list(z.enum(PRICING_LOCALES)),
    enabled: z.boolean().default(true),
  })
  .refine(row => row.startTime < row.endTime, { path: ['endTime'], error: 'must be after the start' })

export type CampaignRow = z.output<typeof campaignRow>
