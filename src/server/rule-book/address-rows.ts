import { z } from 'zod'
import { redirectProblem } from '@/site/redirect'
import { SITES } from '@/site/sites'

const text = z.string().min(1)

/** A service without a product of its own: its page sells a generic one (PAGES, product pages). */
export const genericRouteRow = z.object({
  route: text,
  genericRoute: text,
  siteName: text.nullable(),
})

export const guideRow = z.object({ route: text })

/** An editor's redirect; one that could lead out of the shop is left out. */
export const redirectRow = z
  .object({ from: text, to: text, site: z.enum(SITES).nullable() })
  .refine(row => redirectProblem(row) === null, 'leads from or to an address that cannot be')

export type StoredAddresses = {
  genericRoutes: z.output<typeof genericRouteRow>[]
  guides: z.output<typeof guideRow>[]
  redirects: z.output<typeof redirectRow>[]
  campaigns: string[]
}
