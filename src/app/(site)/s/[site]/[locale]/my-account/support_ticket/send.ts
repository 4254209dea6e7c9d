'use server'

import { notFound, redirect } from 'next/navigation'
import { sectionPath } from '@/components/account/frame/paths'
import { filesName, messageName } from '@/components/account/tickets/ticket-fields'
import type { FormState } from '@/components/support/form-state'
import type { NotTaken } from '@/server/emails/to-support'
import type { SentFile } from '@/server/storage/incoming-file'
import { addMessage, openTicket } from '@/server/support/tickets'
import { accountCall } from '../account-visit'

export async function sendMessage(_: FormState, form: FormData): Promise<FormState> {
  const { visit, customer } = await accountCall()
  const typed = (name: string) => String(form.get(name) ?? '')
  const ticket = typed('ticket')
  const names = { message: messageName(ticket), files: filesName(ticket) }
  const [topic, message] = [typed('topic'), typed(names.message)]
  const files = await filesOf(form.getAll(names.files))
  const asking = { customer, at: visit.at }
  const refused = ticket
    ? await addMessage(asking, { number: ticket, message, files })
    : await openTicket(asking, { topic, message, files })
  if (refused === 'not_found') notFound()
  if (refused === null) redirect(sectionPath('support_ticket', visit, { sent: '1' }))
  return { values: { topic, [names.message]: message }, ...stateOf(refused, names) }
}

/** A nameless file's name: empty, and this word once Next has read a call of its own. */
const NAMELESS = ['', 'undefined']

/** A field in which nothing was chosen sends one file without a name and content. */
async function filesOf(sent: FormDataEntryValue[]): Promise<SentFile[]> {
  const files = sent.filter(each => typeof each !== 'string')
  const chosen = files.filter(({ name, size }) => size > 0 || !NAMELESS.includes(name))
  return Promise.all(
    chosen.map(async file => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) })),
  )
}

type Names = { message: string; files: string }

function stateOf(refused: NotTaken, names: Names): Pick<FormState, 'problems' | 'tooMany'> {
  if ('tooMany' in refused) return { problems: {}, tooMany: true }
  const { message, files, ...others } = refused.problems
  const problems = {
    ...others,
    ...(message && { [names.message]: message }),
    ...(files && { [names.files]: files }),
  }
  return { problems, tooMany: false }
}
