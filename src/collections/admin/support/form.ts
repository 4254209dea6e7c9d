import { z } from 'zod'
import { isStorableText } from '@/server/runtime/storable-text'
import type { ScreenName } from './path'

export const MIN_REASON_LENGTH = 4
export const MAX_REASON_LENGTH = 500

/**
 * `subject`: an order's number, or the id of a subscription, licence, computer or email; `amount` as it was typed, and `seen`, what had
 * gone back by then in minor units; `days` as they were typed;
 * of a moved order its new address `to` and the `proof`;
 * of a ticket `text` and the id of a saved `reply`, and `seen`, how many messages it had.
 */
const sent = z.object({
  idempotencyKey: z.uuid(),
  subject: z.string().regex(/^[\w-]{1,64}$/),
  customer: z.uuid().optional(),
  guest: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  email: z.uuid().optional(),
  ticket: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  amount: z.string().max(40).refine(isStorableText).optional(),
  seen: z.coerce.number().int().nonnegative().optional(),
  text: z.string().max(20_000).refine(isStorableText).optional(),
  reply: z.string().max(64).refine(isStorableText).optional(),
  to: z.string().max(254).refine(isStorableText).optional(),
  proof: z.string().max(40).refine(isStorableText).optional(),
  proof_text: z.string().max(500).refine(isStorableText).optional(),
  days: z.string().max(40).refine(isStorableText).optional(),
})

const reason = z.string().trim().min(MIN_REASON_LENGTH).max(MAX_REASON_LENGTH).refine(isStorableText)

export type Sent = z.output<typeof sent> & { name: ScreenName | undefined }

export function sentBy(form: FormData): Sent | undefined {
  const { data } = sent.safeParse(Object.fromEntries(form))
  if (!data) return undefined
  return { ...data, name: nameOf(data) }
}

function nameOf({ customer, guest, email, ticket }: z.output<typeof sent>): ScreenName | undefined {
  if (email) return { email }
  if (ticket) return { ticket }
  if (customer) return { customer }
  return guest ? { guest } : undefined
}

export const reasonIn = (form: FormData): string | undefined => reason.safeParse(form.get('reason')).data
