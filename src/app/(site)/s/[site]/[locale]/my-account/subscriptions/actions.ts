'use server'

import { redirect } from 'next/navigation'
import { orderPath, sectionPath } from '@/components/account/frame/paths'
import { database } from '@/server/runtime/database'
import { openSuccessor } from '@/server/subscriptions/anew'
import { actFor, planFor } from '@/server/subscriptions/by-customer'
import { keepCancelFeedback } from '@/server/subscriptions/cancel-feedback'
import { CANCEL_REASONS } from '@/site/cancel-reasons'
import { accountCall } from '../account-visit'

/** Cancels at the end of the period, with the reason if one is given. */
export async function cancelSubscription(_: null, form: FormData): Promise<null> {
  const { visit, customer } = await accountCall()
  const asked = { customerId: customer.id, id: String(form.get('subscription') ?? ''), at: visit.at }
  const reason = CANCEL_REASONS.find(each => each === form.get('reason'))
  const done = await actFor({ ...asked, action: 'cancel' })
  if (done.ok && reason)
    await keepCancelFeedback({
      customerId: customer.id,
      subscription: done.subscription.id,
      reason,
      text: '',
    })
  redirect(sectionPath('subscriptions', visit))
}

export async function resumeSubscription(_: null, form: FormData): Promise<null> {
  const { visit, customer } = await accountCall()
  const id = String(form.get('subscription') ?? '')
  await actFor({ customerId: customer.id, id, action: 'resume_subscription', at: visit.at })
  redirect(sectionPath('subscriptions', visit))
}

/** To the page of the first order of what begins, at the price of now; of one that was begun before, to that. */
export async function comeBack(_: null, form: FormData): Promise<null> {
  const { visit, customer } = await accountCall()
  const asked = {
    ...{ customerId: customer.id, id: String(form.get('subscription') ?? ''), at: visit.at },
    action: 'resubscribe' as const,
  }
  const planned = await planFor(asked)
  if (planned.ok) await actFor(asked, planned.plan)
  const order = await openSuccessor(database, customer.id, asked.id)
  redirect(order === null ? sectionPath('subscriptions', visit) : orderPath(order))
}

/** Leaves an option out of the next period, or lets it renew after all. */
export async function moveOption(_: null, form: FormData): Promise<null> {
  const { visit, customer } = await accountCall()
  const action = form.get('action') === 'keep_option' ? 'keep_option' : 'drop_option'
  const id = String(form.get('subscription') ?? '')
  await actFor({ customerId: customer.id, id, action, pid: Number(form.get('option')), at: visit.at })
  redirect(sectionPath('subscriptions', visit))
}
