import type { Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { ruleBook } from '../rule-book/live'
import { languageOf } from './language-of'
import { type SearchWords, searchWordsOf } from './metadata'

type Passage = { title: string; text: string }
export type Guide = SearchWords & {
  route: string
  language: Locale
  title: string
  intro: string
  steps: Passage[]
  hints: Passage[]
  questions: { question: string; answer: string }[]
}

export async function guide({ locale }: Visit, route: string): Promise<Guide | undefined> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'guides',
    where: { route: { equals: route }, _status: { equals: 'published' } },
    locale,
    fallbackLocale: 'en',
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  if (!doc) return undefined
  const { title, intro, steps, hints, questions } = doc
  return {
    route,
    language: await languageOf({ collection: 'guides', id: doc.id, locale }),
    title,
    intro,
    steps: steps ?? [],
    hints: hints ?? [],
    questions: questions ?? [],
    ...searchWordsOf(doc),
  }
}

/** Whether one is published for a product, in whatever language; the rule book knows without asking the database. */
export const hasGuide = async (route: string): Promise<boolean> =>
  (await ruleBook()).addresses.guides.some(guide => guide.route === route)
