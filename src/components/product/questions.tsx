import type { Question } from '@/server/product-copy'
import { Disclosure } from '../ui/disclosure'
import { Section } from '../ui/section'

type Props = { title: string; questions: readonly Question[] }

/** Questions and answers; opening one closes the others. Nothing where there are none. */
export function Questions({ title, questions }: Props) {
  if (questions.length === 0) return null
  return (
    <Section title={title}>
      <div className="max-w-text border-t border-line">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} name="questions" summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
