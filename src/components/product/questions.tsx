import type { Question } from '@/server/catalogue/product-copy'
import { Disclosure } from '../ui/disclosure'
import { Section } from '../ui/section'

type Props = {
  title: string
  questions: readonly (Question & { lang?: string | undefined })[]
  /** The title's language if it differs from its surroundings; each question may have its own. */
  lang?: string | undefined
}

export function Questions({ title, questions, lang }: Props) {
  if (questions.length === 0) return null
  return (
    <Section title={title} lang={lang}>
      <div className="max-w-text border-t border-line">
        {questions.map(({ question, answer, lang: own }) => (
          <Disclosure key={question} name="questions" summary={question} lang={own}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
