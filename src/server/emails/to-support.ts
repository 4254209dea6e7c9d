import { inTransaction } from '../runtime/database'
import { env } from '../runtime/env'
import { letterOf } from './blocks'
import type { Block, Email } from './email'
import { enqueueEmail } from './enqueue'

export type SupportEmail = {
  kind: 'contact' | 'uninstall' | 'ticket' | 'feedback' | 'payment' | 'declaration'
  /** One email per kind and key, however often its form is sent. */
  key: string
  subject: string
  blocks: readonly Block[]
}

export const SUPPORT_LOCALE = 'en'

/** What is wrong with which field, or too many; `retryAfter` in seconds. */
export type NotTaken = { problems: Readonly<Record<string, string>> } | { tooMany: true; retryAfter?: number }

export const MAX_TEXT_LENGTH = 5_000

/** To the settings' address of support, in a transaction of its own; nothing if this key was told before. */
export async function enqueueToSupport(email: SupportEmail): Promise<void> {
  await inTransaction(tx => enqueueEmail(tx, toSupport(email)))
}

/** The same email, for the caller's own transaction. */
export const toSupport = ({ kind, key, subject, blocks }: SupportEmail): Email => ({
  reason: `${kind}:${key}`,
  kind,
  to: env().SUPPORT_EMAIL,
  ...letterOf({ subject, locale: SUPPORT_LOCALE, blocks, isForStaff: true }),
})
