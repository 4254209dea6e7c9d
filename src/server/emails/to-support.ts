import { inTransaction } from '../runtime/database'
import { env } from '../runtime/env'
import { type Block, bodyOf } from './blocks'
import { type Email, enqueueEmail } from './enqueue'

export type SupportEmail = {
  kind: 'contact' | 'uninstall' | 'ticket' | 'feedback' | 'payment'
  /** One letter of a kind per key, however often its form is sent. */
  key: string
  subject: string
  blocks: readonly Block[]
}

/** The language of the support desk; what visitors wrote stays as it is. */
export const SUPPORT_LOCALE = 'en'

/** Why a form was not taken: what is wrong with which field, or that it was one too many; `retryAfter` in seconds. */
export type NotTaken = { problems: Readonly<Record<string, string>> } | { tooMany: true; retryAfter?: number }

export const LONGEST_TEXT = 5_000

/** Puts a letter to the support desk into the outbox. */
export async function enqueueToSupport(letter: SupportEmail): Promise<void> {
  await inTransaction(tx => enqueueEmail(tx, toSupport(letter)))
}

/** The same letter, to be written in a transaction that stores more. */
export const toSupport = ({ kind, key, subject, blocks }: SupportEmail): Email => ({
  reason: `${kind}:${key}`,
  kind,
  to: env().SUPPORT_EMAIL,
  locale: SUPPORT_LOCALE,
  subject,
  ...bodyOf(blocks, SUPPORT_LOCALE),
})
