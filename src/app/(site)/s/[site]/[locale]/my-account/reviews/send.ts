'use server'

import { redirect } from 'next/navigation'
import { sectionPath } from '@/components/account/frame/paths'
import type { FormState } from '@/components/support/form-state'
import { writeReview } from '@/server/customer-reviews/write'
import { accountCall } from '../account-visit'

export async function sendReview(_: FormState, form: FormData): Promise<FormState> {
  const { visit, customer } = await accountCall()
  const value = (name: string) => String(form.get(name) ?? '')
  const typed = {
    stars: value('stars'),
    title: value('title'),
    text: value('text'),
    language: value('language'),
    name: value('name'),
  }
  const route = value('product')
  const refused = await writeReview({ customerId: customer.id, route, typed, at: visit.at })
  if (refused === null) redirect(sectionPath('reviews', visit, { sent: route }))
  switch (refused.why) {
    case 'bad_input':
      return { values: typed, problems: refused.problems, tooMany: false }
    case 'not_bought':
      return { values: typed, problems: { text: refused.why }, tooMany: false }
    case 'too_many_tries':
      return { values: typed, problems: {}, tooMany: true }
  }
}
