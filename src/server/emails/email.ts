import type { Locale } from '@/site/locale'

export type Email = {
  /** Why it is written, such as 'licences:ORDER'; only one email is ever written per reason. */
  reason: string
  kind: string
  to: string
  locale: Locale
  subject: string
  replyTo?: string
  /** An order's id. */
  receipt?: string
  /** The id of a ticket's message whose files are attached. */
  message?: string
} & Pick<Body, 'text' | 'redacted'> &
  Partial<Pick<Body, 'html'>>

export type Block =
  | { kind: 'text'; text: string }
  /** `isQuiet`: a way that stands beside the next step. */
  | { kind: 'action'; label: string; url: string; isQuiet?: boolean }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }

/** `redacted` is what is kept and staff may read: without working links, keys cut to their end. */
export type Body = { text: string; html: string; redacted: string }
