import { FreeTrials } from '@/components/account/referral/free-trials'
import { referralSettings, TRIAL_LINES, type TrialLine } from '@/server/referral/settings'
import { referralCodeOf, referralCountsOf } from '@/server/referral/visits'
import { single } from '@/server/request/search-params'
import { database } from '@/server/runtime/database'
import type { Customer } from '@/server/sessions/customer'
import { hadFreeTrial } from '@/server/trials/free'
import { type Trial, trialsOf } from '@/server/trials/stored-trials'
import { type AccountPageProps, accountVisit, titledBy } from '../account-visit'
import { startTrial } from './start-trial'

export const generateMetadata = titledBy('earn_free_trials')

export default async function EarnFreeTrialsPage(props: AccountPageProps) {
  const { visit, search, customer } = await accountVisit(props)
  const [code, counts, settings, trials] = await Promise.all([
    referralCodeOf(customer.id),
    referralCountsOf(customer.id),
    referralSettings(database),
    trialsOf(database, customer.id),
  ])
  return (
    <FreeTrials
      {...{ visit, code, counts, settings, trials }}
      isConfirmed={customer.confirmedAt !== null}
      lines={await linesFor(customer, trials, single(search.line))}
      start={startTrial}
    />
  )
}

/** The adult line is offered to nobody who did not come for it (DOMAIN 1); that of two lines is only earned. */
function linesFor(customer: Customer, trials: readonly Trial[], asked: string | undefined) {
  const isMeant = (line: TrialLine) => asked === line || trials.some(trial => trial.line === line)
  const lines = TRIAL_LINES.filter(line => line !== 'video_music' && (line !== 'adult' || isMeant('adult')))
  return Promise.all(
    lines.map(async line => ({ line, isUsed: await hadFreeTrial(database, customer, line) })),
  )
}
