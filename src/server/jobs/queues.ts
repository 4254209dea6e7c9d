import type PgBoss from 'pg-boss'
import type { ProviderName } from '@/pricing'
import type { Locale } from '@/site/locale'
import type { Site } from '@/site/sites'

/** The data of each kind of job: ids, never amounts or texts, which are read when it runs. */
export type JobData = {
  'apply-payment': { event: string }
  'charge-order': { order: string; at: number }
  'deliver-sandbox-webhook': { session: string; event: string }
  'leave-payment-session': { session: string }
  'recheck-owner-prices': Rechecked
  'end-mandate': EndedMandate
  'keep-house': Record<string, never>
  'name-card': { subscription: string }
  'remove-ticket-files': { names: string[] }
  'return-payment': { session: string }
  'send-email': { email: string }
  'send-push-message': { message: string }
  'sweep-payments': Record<string, never>
  'write-release-email': AskedEmail
  'write-reset-email': AskedEmail
  'write-staff-reset-email': { user: string | null }
}

/** `instead`: not what it is charged to, but what that replaced. */
export type EndedMandate = { subscription: string; instead?: { provider: ProviderName; mandate: string } }

export type Rechecked = { customer: string } | { order: string }

/** `customer`: null where nobody has the address, so that timing does not tell the caller. */
type AskedEmail = { customer: string | null; site: Site; locale: Locale }

export type JobName = keyof JobData

const patient = { retryLimit: 10, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 }

/** Retries and time limit per queue; in seconds, the delay doubling with `retryBackoff`. */
export const QUEUES: Readonly<Record<JobName, PgBoss.RetryOptions & { expireInSeconds: number }>> = {
  'apply-payment': patient,
  'charge-order': patient,
  'deliver-sandbox-webhook': patient,
  'leave-payment-session': patient,
  'recheck-owner-prices': patient,
  'end-mandate': patient,
  'keep-house': { retryLimit: 3, retryDelay: 60, expireInSeconds: 3600 },
  'name-card': patient,
  'remove-ticket-files': patient,
  // Once alone: what fails is owed, and swept up again for as long as it is.
  'return-payment': { retryLimit: 0, expireInSeconds: 60 },
  'send-email': { ...patient, retryDelay: 10 },
  'send-push-message': patient,
  'sweep-payments': { retryLimit: 0, expireInSeconds: 120 },
  'write-release-email': patient,
  'write-reset-email': patient,
  'write-staff-reset-email': patient,
}

export const JOB_NAMES = Object.keys(QUEUES).filter((name): name is JobName => name in QUEUES)
