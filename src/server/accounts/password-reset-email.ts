import type { Visit } from '@/site/visit'
import type { JobData } from '../jobs/queues'
import { enqueueRequestedEmail, requestEmail } from './requested-email'

/** Requests an email to choose a new password (SPEC 2, forgot_password). */
export const requestPasswordResetEmail = (email: string, visit: Visit): Promise<void> =>
  requestEmail('write-reset-email', email, visit)

/** Writes in a job what `requestPasswordResetEmail` asked for; nothing where nobody has the address. */
export const enqueuePasswordResetEmail = (asked: JobData['write-reset-email']): Promise<void> =>
  enqueueRequestedEmail('reset', asked)
