import type { Question } from '@/server/product-copy'
import { Disclosure } from '../ui/disclosure'
import { Section } from '../ui/section'

/** Questions and answers; opening one closes the others. */
export function Questions({ title, questions }: { title: string; questions: Question[] }) {
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
