import { enqueueDeviceReleaseEmail } from '../accounts/device-release-email'
import { enqueuePasswordResetEmail } from '../accounts/password-reset-email'
import { noteShownPrices, SHOWN_PRICES_MS } from '../catalogue/shown-prices'
import { sendEmail } from '../emails/send'
import { SWEEP_MS, sweepEmails } from '../emails/sweep'
import { keepHouse } from '../housekeeping/keep-house'
import type { Chore } from '../jobs/chores'
import { type Handlers, startJobs } from '../jobs/work'
import { keepLaunches, LAUNCHES_MS } from '../launches/due'
import { chargeOrder, endMandate } from '../payments/charge'
import { recheckOwnerPrices } from '../payments/differences/owner-prices'
import { leaveSessionNamed } from '../payments/enter'
import { applyTold } from '../payments/follow-notice'
import { giveBack } from '../payments/give-back'
import { nameCard } from '../payments/name-card'
import { deliverWebhook } from '../payments/sandbox/deliver'
import { warnOfUntoldEvents } from '../payments/subscribed-events'
import { mendStuckPayments, STUCK_MS, sweepPayments } from '../payments/sweep'
import { keepPriceSets, PRICE_SETS_MS } from '../price-sets/due'
import { PUBLISHING_MS, publishDue } from '../publishing/due'
import { keepPushMessages, PUSH_CLOCK_MS } from '../push/begin'
import { sendPushMessage } from '../push/send-message'
import { ruleBook } from '../rule-book/live'
import { log } from '../runtime/log/log'
import { openOutage } from '../runtime/outage'
import { enqueueStaffPasswordResetEmail } from '../staff/password-reset-email'
import { removeFiles } from '../storage/ticket-files'
import { CLOCK_MS, runSubscriptionClock } from '../subscriptions/due'
import { startSupportMail } from '../support/mail/listener'

const HANDLERS: Handlers = {
  'apply-payment': ({ event }) => applyTold(event),
  'charge-order': ({ order, at }) => chargeOrder(order, at),
  'deliver-sandbox-webhook': ({ session, event }) => deliverWebhook(session, event, Date.now()),
  'leave-payment-session': ({ session }) => leaveSessionNamed(session),
  'recheck-owner-prices': recheckOwnerPrices,
  'end-mandate': ended => endMandate(ended, Date.now()),
  'keep-house': () => keepHouse(Date.now()),
  'name-card': ({ subscription }) => nameCard(subscription),
  'remove-ticket-files': ({ names }) => removeFiles(names),
  'return-payment': ({ session }) => giveBack(session),
  'send-email': ({ email }) => sendEmail(email),
  'send-push-message': ({ message }) => sendPushMessage(message, Date.now()),
  'sweep-payments': () => sweepPayments(),
  'write-release-email': enqueueDeviceReleaseEmail,
  'write-reset-email': enqueuePasswordResetEmail,
  'write-staff-reset-email': enqueueStaffPasswordResetEmail,
}

const CHORES: readonly Chore[] = [
  { name: 'shown-prices', everyMs: SHOWN_PRICES_MS, run: () => noteShownPrices(Date.now()) },
  { name: 'mend-stuck-payments', everyMs: STUCK_MS, run: mendStuckPayments },
  { name: 'subscription-clock', everyMs: CLOCK_MS, run: () => runSubscriptionClock(Date.now()) },
  { name: 'price-sets', everyMs: PRICE_SETS_MS, run: () => keepPriceSets(Date.now()) },
  { name: 'scheduled-publishing', everyMs: PUBLISHING_MS, run: () => publishDue(Date.now()) },
  { name: 'launches', everyMs: LAUNCHES_MS, run: () => keepLaunches(Date.now()) },
  { name: 'push-messages', everyMs: PUSH_CLOCK_MS, run: () => keepPushMessages(Date.now()) },
  { name: 'sweep-emails', everyMs: SWEEP_MS, run: sweepEmails },
]

const RETRY_MS = 5_000
const starting = openOutage({
  fails: 'the jobs could not be started; trying again',
  works: 'the jobs are started',
})

/** Loads what the first visitor would wait for, and starts the background work. */
export async function startServer(): Promise<void> {
  await ruleBook().catch((error: unknown) => log.error({ error }, 'the rule book is not loaded yet'))
  void warnOfUntoldEvents(Date.now())
  await startSupportMail()
  await startBackground()
}

async function startBackground(): Promise<void> {
  await starting
    .during(() => startJobs(HANDLERS, CHORES))
    .catch(() => {
      setTimeout(() => void startBackground(), RETRY_MS).unref()
    })
}
