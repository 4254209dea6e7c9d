import { z } from 'zod'
import { foreignLang, type Locale } from '@/site/locale'
import { type MediaShown, mediaShown } from '@/site/media-shown'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { inWords, perLanguage } from '../content/in-words'
import { type SearchWords, searchWordsOf } from '../content/metadata'
import { foundBy } from '../preview/found-by'

export type Passage = { title: string; text: string }
export type Specification = { name: string; value: string }
export type Question = { question: string; answer: string }

type Part = 'headline' | 'promise' | 'steps' | 'features' | 'music' | 'specs' | 'questions'

export type ProductCopy = SearchWords & {
  headline: string
  promise: string
  /** Of the visitor's language: another one's would show words that they do not read. */
  screenshot?: MediaShown | undefined
  steps: Passage[]
  features: Passage[]
  music: Passage[]
  specs: Specification[]
  questions: Question[]
  lang: { [P in Part]?: string | undefined }
}

const text = z
  .string()
  .nullish()
  .transform(words => words ?? '')
const passages = perLanguage(z.array(z.object({ title: text, text })))
const texts = perLanguage(z.string())

const STORED = z.object({
  headline: texts,
  promise: texts,
  screenshot: texts,
  steps: passages,
  features: passages,
  music: passages,
  specs: perLanguage(z.array(z.object({ name: text, value: text }))),
  questions: perLanguage(z.array(z.object({ question: text, answer: text }))),
  meta_title: texts,
  meta_description: texts,
  meta_keywords: texts,
})

/** Each part in the visit's language, else in English, which `lang` tells; in a preview of the draft. Undefined where nobody wrote any. */
export async function productCopy(
  route: string,
  visit: Pick<Visit, 'locale' | 'preview'>,
): Promise<ProductCopy | undefined> {
  const payload = await cms()
  const [found] = await foundBy(visit, 'product-copy', async ({ draft, status }) => {
    const { docs } = await payload.find({
      collection: 'product-copy',
      draft,
      where: { and: [{ route: { equals: route } }, status] },
      locale: 'all',
      depth: 0,
      limit: 1,
      pagination: false,
    })
    return docs
  })
  if (!found) return undefined
  const stored = STORED.parse(found.doc)
  return { ...copyOf(stored, visit.locale), screenshot: await screenshotIn(stored, visit.locale) }
}

type StoredCopy = z.infer<typeof STORED>

async function screenshotIn({ screenshot }: StoredCopy, locale: Locale): Promise<MediaShown | undefined> {
  const id = screenshot?.[locale]
  if (!id) return undefined
  const payload = await cms()
  const found = await payload.findByID({
    collection: 'media',
    id,
    locale,
    fallbackLocale: 'en',
    disableErrors: true,
  })
  return mediaShown(found)
}

function copyOf(stored: StoredCopy, locale: Locale): Omit<ProductCopy, 'screenshot'> {
  const [headline, promise] = [inWords(stored.headline, locale), inWords(stored.promise, locale)]
  const [steps, features] = [inWords(stored.steps, locale), inWords(stored.features, locale)]
  const music = inWords(stored.music, locale)
  const specs = inWords(stored.specs, locale)
  const questions = inWords(stored.questions, locale)
  return {
    headline: headline.value ?? '',
    promise: promise.value ?? '',
    steps: steps.value ?? [],
    features: features.value ?? [],
    music: music.value ?? [],
    specs: specs.value ?? [],
    questions: questions.value ?? [],
    lang: {
      headline: foreignLang(headline.language, locale),
      promise: foreignLang(promise.language, locale),
      steps: foreignLang(steps.language, locale),
      features: foreignLang(features.language, locale),
      music: foreignLang(music.language, locale),
      specs: foreignLang(specs.language, locale),
      questions: foreignLang(questions.language, locale),
    },
    ...searchWordsOf({
      meta_title: inWords(stored.meta_title, locale).value,
      meta_description: inWords(stored.meta_description, locale).value,
      meta_keywords: inWords(stored.meta_keywords, locale).value,
    }),
  }
}
