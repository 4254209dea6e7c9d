import { z } from 'zod'

const publicError = z.object({ isPublic: z.literal(true), status: z.number(), message: z.string() })

/** Why something was not published, in a sentence for who scheduled it; what the shop did not expect is in its log. */
export function refusalOf(error: unknown): string {
  const known = publicError.safeParse(error)
  if (!known.success) return 'The shop could not do it. Publish it by hand, or ask whoever runs the shop.'
  if (known.data.status === 403) return 'Whoever scheduled it may no longer publish it.'
  if (known.data.status === 404) return 'It was deleted, or is in the trash.'
  return known.data.message
}
