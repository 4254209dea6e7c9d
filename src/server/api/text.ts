import { z } from 'zod'

/** Trimmed, then at most so many characters; may be empty. */
export const text = (longest: number) => z.string().trim().max(longest)

/** As `text`, but of spaces alone it is refused as `empty`. */
export const filledText = (longest: number) => text(longest).refine(value => value !== '', 'empty')

export const id = z.string().regex(/^[\w-]{1,64}$/)

export const flag = z.union([z.boolean(), z.literal([0, 1]).transform(Boolean), z.stringbool()])

/** A number as JSON or a query writes it; coercion would take an empty list for 0. */
export const numeric = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}(\.\d{1,9})?$/)
    .transform(Number),
])
