import type { CollectionAfterChangeHook } from 'payload'
import { answerEmail } from '@/server/support/answer-email'
import { isLocale } from '@/site/locale'

/**
 * An answer of staff is emailed: queued in the transaction that stores it, sent by the outbox sweep. From then on the
 * ticket counts as answered.
 */
export const tellCustomer: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || doc.author !== 'support') return
  const { payload } = req
  const ticket = await payload.update({
    collection: 'tickets',
    id: typeof doc.ticket === 'object' ? doc.ticket.id : doc.ticket,
    data: { state: 'answered' },
    depth: 1,
    req,
  })
  const { customer, number } = ticket
  if (typeof customer !== 'object') throw new Error(`The ticket ${number} has no customer`)
  const known = customer.locale ?? undefined
  const locale = isLocale(known) ? known : 'en'
  const answer = { message: String(doc.id), number, text: String(doc.text), locale }
  const { replyTo, ...email } = answerEmail(answer)
  await payload.create({
    collection: 'emails',
    data: { ...email, reply_to: replyTo, to: customer.email, state: 'queued' },
    req,
  })
}
