import type { ProductCopy as StoredCopy } from '@/payload-types'
import type { Visit } from '@/site/visit'
import { cms, seenBy } from './content/cms'

export type Passage = { title: string; text: string }
export type Question = { question: string; answer: string }

/** What editors wrote for a product page in one language; an empty list where they wrote none. */
export type ProductCopy = {
  headline: string
  promise: string
  steps: Passage[]
  features: Passage[]
  questions: Question[]
  metaTitle: string | undefined
  metaDescription: string | undefined
}

/** The copy of a route's page that the visit sees, each text in its language or else in English. Undefined: none yet. */
export async function productCopy(
  route: string,
  visit: Pick<Visit, 'locale' | 'preview'>,
): Promise<ProductCopy | undefined> {
  const { draft, status } = seenBy(visit)
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'product-copy',
    draft,
    where: { and: [{ route: { equals: route } }, status] },
    locale: visit.locale,
    fallbackLocale: 'en',
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] && copyOf(docs[0])
}

function copyOf(stored: StoredCopy): ProductCopy {
  return {
    headline: stored.headline ?? '',
    promise: stored.promise ?? '',
    steps: (stored.steps ?? []).map(({ title, text }) => ({ title, text })),
    features: (stored.features ?? []).map(({ title, text }) => ({ title, text })),
    questions: (stored.questions ?? []).map(({ question, answer }) => ({ question, answer })),
    metaTitle: stored.meta_title || undefined,
    metaDescription: stored.meta_description || undefined,
  }
}
