import type { Visit } from '@/site/visit'
import type { JobData } from '../jobs/queues'
import { enqueueRequestedEmail, requestEmail } from './requested-email'

/** Has a letter sent to release a computer that its owner no longer has. */
export const requestDeviceReleaseEmail = (email: string, visit: Visit): Promise<void> =>
  requestEmail('write-release-letter', email, visit)

/** Writes that letter. */
export const enqueueDeviceReleaseEmail = (asked: JobData['write-release-letter']): Promise<void> =>
  enqueueRequestedEmail('release', asked)
