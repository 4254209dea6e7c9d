import type { Locale } from '@/site/locale'
import type { Subject } from '../draw'
import type { QueueRow } from '../window/queue'
import type { WindowWords } from '../window/words/words'

export type ScreenProps = Omit<Subject, 'name' | 'os'> & {
  locale: Locale
  /** Of the step that is marked, if it is. */
  number: number | undefined
  words: WindowWords
  rows: QueueRow[]
}
