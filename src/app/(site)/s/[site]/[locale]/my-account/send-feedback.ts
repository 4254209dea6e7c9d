'use server'

import type { FormState } from '@/components/support/form-state'
import { writeFeedback } from '@/server/support/feedback'
import { accountCall } from './account-visit'

export async function sendFeedback(_: FormState, form: FormData): Promise<FormState> {
  const { visit, customer } = await accountCall()
  const typed = (name: string) => String(form.get(name) ?? '')
  const [kind, message] = [typed('feedback-kind'), typed('feedback-message')]
  const refused = await writeFeedback({ kind, message, page: typed('page') }, customer, visit)
  const state = { values: { 'feedback-kind': kind, 'feedback-message': message }, problems: {} }
  if (refused === null) return { ...state, tooMany: false, isSent: true }
  if ('tooMany' in refused) return { ...state, tooMany: true }
  return { ...state, problems: named(refused.problems), tooMany: false }
}

const named = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([name, code]) => [`feedback-${name}`, code]))
