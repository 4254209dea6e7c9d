import type { FaqTopic } from '@/site/faq-topics'
import type { Locale } from '@/site/locale'
import type { Block } from '../content/pages'
import { ruleBook } from '../rule-book/live'
import type { Question } from './product-copy'

/** In the order of the topics; each with its answer in the language, else both in English, else left out. */
export async function questionsAbout(topics: readonly FaqTopic[], locale: Locale): Promise<AskedQuestion[]> {
  const { questions } = (await ruleBook()).words
  return topics.flatMap(topic =>
    questions
      .filter(row => row.topic === topic)
      .flatMap(
        ({ question, answer }) => inOne(locale, question, answer) ?? inOne('en', question, answer) ?? [],
      ),
  )
}

/** Adds the questions of some topics to the page's own last questions, else at its end. */
export async function withQuestions(
  blocks: readonly Block[],
  topics: readonly FaqTopic[],
  locale: Locale,
): Promise<Block[]> {
  const questions = await questionsAbout(topics, locale)
  const last = blocks.findLastIndex(isQuestions)
  if (questions.length === 0) return [...blocks]
  if (last === -1) return [...blocks, { blockType: 'questions', questions }]
  return blocks.map((block, index) =>
    index === last && isQuestions(block)
      ? { ...block, questions: [...block.questions, ...questions] }
      : block,
  )
}

/** All that a page asks and answers, in its order: for search engines too. */
export const questionsIn = (blocks: readonly Block[]): Question[] =>
  blocks.filter(isQuestions).flatMap(({ questions }) => questions)

type QuestionsBlock = Extract<Block, { blockType: 'questions' }>
const isQuestions = (block: Block): block is QuestionsBlock => block.blockType === 'questions'

type AskedQuestion = Question & { language: Locale }

type Texts = Partial<Record<Locale, string>>

/** No question is answered in another language. */
function inOne(language: Locale, questions: Texts, answers: Texts): AskedQuestion | undefined {
  const [question, answer] = [questions[language], answers[language]]
  return question && answer ? { question, answer, language } : undefined
}
