import type { Visit } from '@/site/visit'
import type { JobData } from '../jobs/queues'
import { enqueueRequestedEmail, requestEmail } from './requested-email'

/** For a device that its owner no longer has. */
export const requestDeviceReleaseEmail = (email: string, visit: Visit): Promise<void> =>
  requestEmail('write-release-email', email, visit)

/** Writes in a job what `requestDeviceReleaseEmail` asked for; nothing where nobody has the address. */
export const enqueueDeviceReleaseEmail = (asked: JobData['write-release-email']): Promise<void> =>
  enqueueRequestedEmail('release', asked)
