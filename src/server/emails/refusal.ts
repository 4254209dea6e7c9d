import { z } from 'zod'

/** What nodemailer says of an answer to the letter itself: to its sender, its recipient or its content. */
const refused = z.object({
  code: z.enum(['EENVELOPE', 'EMESSAGE']),
  responseCode: z.number().int().min(500).max(599),
})

/**
 * Whether the mail server will never take this letter (5xx). What it says before it knows the letter, at its greeting or
 * of our password, is about the shop: that is mended, and letters wait for it.
 */
export const isForGood = (error: unknown): boolean => refused.safeParse(error).success
