import type { Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { languageOf } from './language-of'

type Passage = { title: string; text: string }
export type Guide = {
  route: string
  language: Locale
  title: string
  intro: string
  steps: Passage[]
  hints: Passage[]
  questions: { question: string; answer: string }[]
  metaTitle: string | undefined
  metaDescription: string | undefined
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
  const { title, intro, steps, hints, questions, meta_title, meta_description } = doc
  return {
    route,
    language: await languageOf({ collection: 'guides', id: doc.id, locale }),
    title,
    intro,
    steps: steps ?? [],
    hints: hints ?? [],
    questions: questions ?? [],
    metaTitle: meta_title ?? undefined,
    metaDescription: meta_description ?? undefined,
  }
}
