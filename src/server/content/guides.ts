import type { Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { launchedOrPublished } from '../preview/found-by'
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

export async function guide(visit: Visit, route: string): Promise<Guide | undefined> {
  const { locale } = visit
  const payload = await cms()
  const [found] = await launchedOrPublished(visit, 'guides', async ({ draft, status }) => {
    const { docs } = await payload.find({
      collection: 'guides',
      draft,
      where: { and: [{ route: { equals: route } }, status] },
      locale,
      fallbackLocale: 'en',
      limit: 1,
      pagination: false,
    })
    return docs
  })
  if (!found) return undefined
  const { doc, draft } = found
  const { title, intro, steps, hints, questions } = doc
  return {
    route,
    language: await languageOf({ collection: 'guides', id: doc.id, locale, draft }),
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
