import type { FAQPage } from 'schema-dts'
import { HTML_LANG } from '@/site/locale'
import type { SiteContext } from '../../addresses/site-context'
import type { Question } from '../../catalogue/product-copy'

/** The questions that a page shows with their answers; nothing where it shows none. */
export function questionsAndAnswers({ locale }: SiteContext, questions: readonly Question[]): FAQPage[] {
  if (questions.length === 0) return []
  const asked = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }))
  return [{ '@type': 'FAQPage', inLanguage: HTML_LANG[locale], mainEntity: asked }]
}
