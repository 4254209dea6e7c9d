'use server'

import { redirect } from 'next/navigation'
import { sectionPath } from '@/components/account/frame/paths'
import { actFor } from '@/server/subscriptions/by-customer'
import { keepCancelFeedback } from '@/server/subscriptions/cancel-feedback'
import { CANCEL_REASONS } from '@/site/cancel-reasons'
import { accountCall } from '../account-visit'

/** Cancels at the end of the period, with the reason if one is given. */
export async function cancelSubscription(_: null, form: FormData): Promise<null> {
  const { visit, customer } = await accountCall()
  const asked = { customerId: customer.id, id: String(form.get('subscription') ?? ''), at: visit.at }
  const reason = CANCEL_REASONS.find(each => each === form.get('reason'))
  const done = await actFor({ ...asked, action: 'cancel' })
  if (done.ok && reason) await keepCancelFeedback({ customerId: customer.id, reason, text: '' })
  redirect(sectionPath('subscriptions', visit))
}

export async function resumeSubscription(_: null, form: FormData): Promise<null> {
  const { visit, customer } = await accountCall()
  const id = String(form.get('subscription') ?? '')
  await actFor({ customerId: customer.id, id, action: 'resume_subscription', at: visit.at })
  redirect(sectionPath('subscriptions', visit))
}
