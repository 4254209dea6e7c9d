import type { Locale } from '@/site/locale'
import type { Subject } from '../draw'
import type { QueueRow } from './queue'
import type { WindowWords } from './words/words'

export type ContentProps = Pick<Subject, 'route' | 'line'> & {
  locale: Locale
  /** Whether the queue fills while one looks. */
  isFlowing?: boolean | undefined
  words: WindowWords
  rows: QueueRow[]
}
