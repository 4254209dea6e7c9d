import type { FAQPage } from 'schema-dts'
import { HTML_LANG } from '@/site/locale'
import type { SiteContext } from '../../addresses/site-context'
import type { Question } from '../../catalogue/product-copy'

/** One page of questions in the visitor's language; empty where there are none. */
export function questionsAndAnswers({ locale }: SiteContext, questions: readonly Question[]): FAQPage[] {
  if (questions.length === 0) return []
  const asked = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }))
  return [{ '@type': 'FAQPage', inLanguage: HTML_LANG[locale], mainEntity: asked }]
}
