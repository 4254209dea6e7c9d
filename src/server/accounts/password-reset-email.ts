import type { Visit } from '@/site/visit'
import type { JobData } from '../jobs/queues'
import { askLetter, writeAskedLetter } from './requested-email'

/** Has a letter sent to choose a new password (SPEC 2, forgot_password). */
export const askReset = (email: string, visit: Visit): Promise<void> =>
  askLetter('write-reset-letter', email, visit)

/** Writes that letter. */
export const writeResetLetter = (asked: JobData['write-reset-letter']): Promise<void> =>
  writeAskedLetter('reset', asked)
