import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { database } from './database'
import { env } from './env'
import { withoutLinks } from './letters/blocks'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Letters of the admin itself, such as a new password for staff, go into the same outbox as the shop's. */
export const outboxEmail: EmailAdapter = () => ({
  name: 'outbox',
  defaultFromAddress: env().MAIL_FROM,
  defaultFromName: 'Tidemark',
  sendEmail: async message => {
    const html = textOf(message.html)
    const text = textOf(message.text) || html.replace(/<[^>]+>/g, ' ').trim()
    await database.query(
      `insert into letters (reason, kind, "to", locale, subject, text, html, redacted)
       values ($1, 'staff', $2, 'en', $3, $4, $5, $6)`,
      [`staff:${randomUUID()}`, textOf(message.to), textOf(message.subject), text, html, withoutLinks(text)],
    )
  },
})
