import { HTML_LANG } from '@/site/locale'
import { translator } from '@/site/messages'
import { Questions } from '../product/questions'
import type { BlockProps } from './block'

/** The editor's questions in the language of the block, the shop's own each in its own. */
export function QuestionsBlock({ block: { title, questions }, visit, lang }: BlockProps<'questions'>) {
  const around = lang ?? HTML_LANG[visit.locale]
  const unlike = (own: string) => (own === around ? undefined : own)
  return (
    <Questions
      title={title || translator(visit.locale, 'product')('questions')}
      lang={title ? undefined : unlike(HTML_LANG[visit.locale])}
      questions={questions.map(({ question, answer, language }) => ({
        question,
        answer,
        lang: language && unlike(HTML_LANG[language]),
      }))}
    />
  )
}
