import type { Visit } from '@/site/visit'
import type { JobData } from '../jobs/queues'
import { askLetter, writeAskedLetter } from './requested-email'

/** Has a letter sent to release a computer that its owner no longer has. */
export const askRelease = (email: string, visit: Visit): Promise<void> =>
  askLetter('write-release-letter', email, visit)

/** Writes that letter. */
export const writeReleaseLetter = (asked: JobData['write-release-letter']): Promise<void> =>
  writeAskedLetter('release', asked)
