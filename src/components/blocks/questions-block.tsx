import { translator } from '@/site/messages'
import { Questions } from '../product/questions'
import type { BlockProps } from './block'

/** Questions and answers. */
export function QuestionsBlock({ block: { title, questions }, visit }: BlockProps<'questions'>) {
  return <Questions title={title || translator(visit.locale, 'product')('questions')} questions={questions} />
}
