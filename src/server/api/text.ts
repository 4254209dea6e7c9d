import { z } from 'zod'

/** A text of at most so many characters. */
export const text = (longest: number) => z.string().trim().max(longest)

/** The same, and something has to be in it. */
export const filledText = (longest: number) => text(longest).refine(value => value !== '', 'empty')

/** The id of something that a customer owns. */
export const id = z.string().regex(/^[\w-]{1,64}$/)

/** A yes or no, however JSON, a form or a query writes it. */
export const flag = z.union([z.boolean(), z.literal([0, 1]).transform(Boolean), z.stringbool()])

/** A number, as JSON or a query writes it; nothing else is one, not even an empty list. */
export const numeric = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}(\.\d{1,9})?$/)
    .transform(Number),
])
