import { z } from 'zod'

/** Nodemailer's codes for a refusal of this email: its sender, recipient or content. */
const refused = z.object({
  code: z.enum(['EENVELOPE', 'EMESSAGE']),
  responseCode: z.number().int().min(500).max(599),
})

/**
 * Whether the server refused this email for good (5xx). Refusals of a connection or our password are ours to mend,
 * and emails wait.
 */
export const isForGood = (error: unknown): boolean => refused.safeParse(error).success
