import type { FaqTopic } from '@/site/faq-topics'
import type { Locale } from '@/site/locale'
import type { Question } from './product-copy'
import { ruleBook } from './rule-book'

/** The questions of some topics that editors answered, in this language, else in English; in the editors' order. */
export async function questionsAbout(topics: readonly FaqTopic[], locale: Locale): Promise<Question[]> {
  const { questions } = (await ruleBook()).words
  return topics.flatMap(topic =>
    questions
      .filter(row => row.topic === topic)
      .flatMap(
        ({ question, answer }) => inOne(locale, question, answer) ?? inOne('en', question, answer) ?? [],
      ),
  )
}

type Texts = Partial<Record<Locale, string>>

/** A question is not answered in another language than it is asked in. */
function inOne(locale: Locale, questions: Texts, answers: Texts): Question | undefined {
  const [question, answer] = [questions[locale], answers[locale]]
  return question && answer ? { question, answer } : undefined
}
