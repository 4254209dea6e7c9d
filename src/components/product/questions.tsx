import type { Question } from '@/server/catalogue/product-copy'
import { classes } from '../ui/classes'
import { Disclosure } from '../ui/disclosure'
import { Section } from '../ui/section'

type Asked = Question & { lang?: string | undefined }

type Props = {
  title: string
  questions: readonly Asked[]
  /** The title's language if it differs from its surroundings; each question may have its own. */
  lang?: string | undefined
}

/** In two columns where there is room: the first half beside the second. */
export function Questions({ title, questions, lang }: Props) {
  if (questions.length === 0) return null
  const half = Math.ceil(questions.length / 2)
  return (
    <Section title={title} lang={lang}>
      <div className="grid items-start lg:grid-cols-2 lg:gap-x-12">
        <Answers questions={questions.slice(0, half)} className="border-t" />
        {half < questions.length && <Answers questions={questions.slice(half)} className="lg:border-t" />}
      </div>
    </Section>
  )
}

const Answers = ({ questions, className }: { questions: readonly Asked[]; className: string }) => (
  <div className={classes('border-line', className)}>
    {questions.map(({ question, answer, lang }) => (
      <Disclosure key={question} name="questions" summary={question} lang={lang}>
        <p className="running-text">{answer}</p>
      </Disclosure>
    ))}
  </div>
)
