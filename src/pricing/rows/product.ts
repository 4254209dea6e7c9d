import { z } from 'zod'
import {
  APPLICATIONS,
  ELIGIBILITIES,
  FAMILIES,
  LINES,
  OPERATING_SYSTEMS,
  PRODUCT_TYPES,
  SUITES,
} from '../vocabulary'
import { blank, list, pid, routeKey } from './fields'

/** SPEC.md 3. `suites` and `pro`: what a licence confers beyond itself. */
export const productRow = z.object({
  pid,
  route: routeKey,
  aliases: list(routeKey),
  url: z.string().regex(/^(\/[a-z0-9-]+)?$/, 'must be empty or an address such as /netflix-downloader'),
  os: z.enum(OPERATING_SYSTEMS),
  prod_type: z.enum(PRODUCT_TYPES),
  line: z.enum(LINES),
  tier: z.string().min(1, 'must not be empty'),
  family: blank(z.enum(FAMILIES)),
  suites: list(z.enum(SUITES)),
  pro: z.boolean().default(false),
  eligibility: z.enum(ELIGIBILITIES).default('anyone'),
  status: z.union([z.literal(1), z.literal(2)], 'must be 1 (active) or 2 (withdrawn)'),
  app_id: z.enum(APPLICATIONS),
  sort_order: z.number().int().default(0),
  /** Where the service is at home: 'global', 'eu', 'jp'. */
  region: z.string().default('global'),
})

export type ProductRow = z.output<typeof productRow>
