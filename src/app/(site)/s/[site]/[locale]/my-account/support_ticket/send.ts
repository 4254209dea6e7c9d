'use server'

import { notFound, redirect } from 'next/navigation'
import { sectionPath } from '@/components/account/paths'
import { messageName } from '@/components/account/ticket-fields'
import type { FormState } from '@/components/support/form-state'
import { addMessage, type NotTaken, openTicket } from '@/server/support'
import { accountCall } from '../account-visit'

/** Takes a question, or what is added to one of the customer's own: leads to the thanks, or back with what is wrong. */
export async function sendMessage(_: FormState, form: FormData): Promise<FormState> {
  const { visit, customer } = await accountCall()
  const typed = (name: string) => String(form.get(name) ?? '')
  const ticket = typed('ticket')
  const name = messageName(ticket)
  const [topic, message] = [typed('topic'), typed(name)]
  const asking = { customer, at: visit.at }
  const refused = ticket
    ? await addMessage(asking, { number: ticket, message })
    : await openTicket(asking, { topic, message })
  if (refused === 'not_found') notFound()
  if (refused === null) redirect(sectionPath('support_ticket', visit, { sent: '1' }))
  return { values: { topic, [name]: message }, ...stateOf(refused, name) }
}

function stateOf(refused: NotTaken, name: string): Pick<FormState, 'problems' | 'tooMany'> {
  if ('tooMany' in refused) return { problems: {}, tooMany: true }
  const { message, ...others } = refused.problems
  return { problems: { ...others, ...(message && { [name]: message }) }, tooMany: false }
}
