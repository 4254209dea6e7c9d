import { writeReleaseLetter } from './accounts/release-letter'
import { writeResetLetter } from './accounts/reset-letter'
import { keepHouse } from './housekeeping'
import { type Chore, type Handlers, startJobs } from './jobs'
import { SWEEP_MS, sendLetter, sweepLetters } from './letters'
import { log } from './log'
import { openOutage } from './outage'
import {
  applyPayment,
  leaveSessionNamed,
  mendStuckPayments,
  recheckOwnerPrices,
  refundSold,
  returnPayment,
  STUCK_MS,
  sweepPayments,
} from './payments'
import { deliverWebhook } from './payments/sandbox'
import { ruleBook } from './rule-book'
import { writeStaffResetLetter } from './staff'
import { startSupportMail } from './support/mail/listener'
import { removeFiles } from './support/stored-files'

const HANDLERS: Handlers = {
  'apply-payment': ({ event }) => applyPayment(event),
  'deliver-sandbox-webhook': ({ session, event }) => deliverWebhook(session, event, Date.now()),
  'leave-payment-session': ({ session }) => leaveSessionNamed(session),
  'recheck-owner-prices': ({ customer }) => recheckOwnerPrices(customer),
  'refund-order': ({ order }) => refundSold(order),
  'keep-house': () => keepHouse(Date.now()),
  'remove-ticket-files': ({ names }) => removeFiles(names),
  'return-payment': ({ session }) => returnPayment(session),
  'send-letter': ({ letter }) => sendLetter(letter),
  'sweep-payments': () => sweepPayments(),
  'write-release-letter': writeReleaseLetter,
  'write-reset-letter': writeResetLetter,
  'write-staff-reset-letter': writeStaffResetLetter,
}

const CHORES: readonly Chore[] = [
  { name: 'mend-stuck-payments', everyMs: STUCK_MS, run: mendStuckPayments },
  { name: 'sweep-letters', everyMs: SWEEP_MS, run: sweepLetters },
]

const RETRY_MS = 5_000
const starting = openOutage({
  fails: 'the jobs could not be started; trying again',
  works: 'the jobs are started',
})

/** Warms up what the first visitor would wait for, and starts the background work of this process. */
export async function startServer(): Promise<void> {
  await ruleBook().catch((error: unknown) => log.error({ error }, 'the rule book is not loaded yet'))
  await startSupportMail()
  await startBackground()
}

/** Without a database there is no work yet: the pages say so, and this waits for it. */
async function startBackground(): Promise<void> {
  await starting
    .during(() => startJobs(HANDLERS, CHORES))
    .catch(() => {
      setTimeout(() => void startBackground(), RETRY_MS).unref()
    })
}
