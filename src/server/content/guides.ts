import type { GuideScreen } from '@/site/guide-steps'
import type { Locale } from '@/site/locale'
import { mediaShown } from '@/site/media-shown'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { launchedOrPublished } from '../preview/found-by'
import { ruleBook } from '../rule-book/live'
import type { Cover } from './cover'
import { languageOf, languagesOf } from './language-of'
import { type SearchWords, searchWordsOf } from './metadata'

type Passage = { title: string; text: string }
/** `shows`: what is drawn beside it, unless the editor chose a picture. */
type Step = Passage & { shows: GuideScreen | undefined; picture: Cover | undefined }
export type Guide = SearchWords & {
  route: string
  language: Locale
  title: string
  intro: string
  steps: Step[]
  hints: Passage[]
  questions: { question: string; answer: string }[]
  changed: number
}

/**
 * In the visitor's language, else in English; undefined where none is published. In the preview of a launch, the draft
 * that it publishes.
 */
export async function guide(visit: Visit, route: string): Promise<Guide | undefined> {
  const { locale } = visit
  const found = await launchedOrPublished(visit, 'guides', { route: { equals: route } })
  if (!found) return undefined
  const { doc, draft } = found
  const { title, intro, steps, hints, questions } = doc
  return {
    route,
    language: await languageOf({ collection: 'guides', id: doc.id, locale, draft }),
    title,
    intro,
    steps: (steps ?? []).map(({ title, text, shows, picture }) => ({
      title,
      text,
      shows: shows ?? undefined,
      picture: mediaShown(picture),
    })),
    hints: hints ?? [],
    questions: questions ?? [],
    changed: Date.parse(doc.updatedAt),
    ...searchWordsOf(doc),
  }
}

/** Whether one is published for a product, in whatever language; the rule book knows without asking the database. */
export const hasGuide = async (route: string): Promise<boolean> => (await guidesOf([route])).length > 0

/** Those of the products that have one. */
export async function guidesOf(routes: readonly string[]): Promise<string[]> {
  const { guides } = (await ruleBook()).addresses
  return routes.filter(route => guides.some(guide => guide.route === route))
}

export type GuideCard = { route: string; title: string; language: Locale }

/** All that are published, by the titles of the visitor's language, else by the English ones. */
export async function guideCards({ locale }: Pick<Visit, 'locale'>): Promise<GuideCard[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'guides',
    where: { _status: { equals: 'published' } },
    locale,
    fallbackLocale: 'en',
    depth: 0,
    pagination: false,
    select: { route: true, title: true },
  })
  const languageOf = await languagesOf({ collection: 'guides', ids: docs.map(({ id }) => id), locale })
  return docs.map(({ id, route, title }) => ({ route, title, language: languageOf(id) }))
}
