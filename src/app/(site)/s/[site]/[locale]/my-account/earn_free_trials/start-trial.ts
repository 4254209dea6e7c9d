'use server'

import { redirect } from 'next/navigation'
import { sectionPath } from '@/components/account/frame/paths'
import { TRIAL_LINES } from '@/server/referral/settings'
import { beginFreeTrial } from '@/server/trials/free'
import { accountCall } from '../account-visit'

/** Whatever comes of it, the page says it: the trial is in its list, or why there is none. */
export async function startTrial(_: null, form: FormData): Promise<null> {
  const { visit, customer } = await accountCall()
  const line = TRIAL_LINES.find(each => each === form.get('line') && each !== 'video_music')
  if (line) await beginFreeTrial(customer, line, visit.at)
  redirect(sectionPath('earn_free_trials', visit))
}
