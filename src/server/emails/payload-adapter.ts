import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { inTransaction } from '../runtime/database'
import { env } from '../runtime/env'
import { withoutLinks } from './blocks'
import { enqueueEmail } from './enqueue'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Payload's own emails, such as a staff password reset, use the same outbox. */
export const outboxEmail: EmailAdapter = () => ({
  name: 'outbox',
  defaultFromAddress: env().MAIL_FROM,
  defaultFromName: 'Tidemark',
  sendEmail: async message => {
    const html = textOf(message.html)
    const text = textOf(message.text) || html.replace(/<[^>]+>/g, ' ').trim()
    const [to, subject] = [textOf(message.to), textOf(message.subject)]
    await inTransaction(tx =>
      enqueueEmail(tx, {
        reason: `staff:${randomUUID()}`,
        kind: 'staff',
        to,
        locale: 'en',
        subject,
        text,
        html,
        redacted: withoutLinks(text),
      }),
    )
  },
})
