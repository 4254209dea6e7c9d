import type { RefusalReason, ReviewState } from '@/site/customer-review'
import type { Sentence } from '../words/say'

export const STATES: Record<ReviewState, Sentence> = {
  waiting: 'Waiting: {count}',
  shown: 'Shown: {count}',
  refused: 'Refused: {count}',
}

/** What the screen says after a button was pressed. */
export const DONE: Readonly<Record<string, Sentence>> = {
  show: 'It is now on the product’s page.',
  refuse: 'It is not shown. Its writer reads why.',
  answer: 'The answer is saved.',
}

/** As labels of the forms. */
export const REASONS: Record<RefusalReason, string> = {
  off_topic: 'Not about the product',
  personal_data: 'Reveals things about other people that they may not want public',
  insult: 'Insults somebody',
  advertising: 'Advertises something',
  unlawful: 'Against the law',
  copied: 'Copied from elsewhere',
}
