import type { Locale } from '@/site/locale'
import { cms } from '../cms/cms'

/** The field that tells whether a document of this kind is translated. */
const SIGNS = {
  guides: 'title',
  legal: 'title',
  pages: 'title',
  releases: 'notes',
  reviews: 'title',
  'best-lists': 'title',
  categories: 'title',
} as const

type Shown = { collection: keyof typeof SIGNS; ids: readonly string[]; locale: Locale; draft?: boolean }

/** Tells by id in which language a document is shown: in the one asked for where it is translated, else in English. */
export async function languagesOf(shown: Shown): Promise<(id: string) => Locale> {
  if (shown.locale === 'en') return () => 'en'
  const own = await translated(shown)
  return id => (own.has(id) ? shown.locale : 'en')
}

async function translated({ collection, ids, locale, draft = false }: Shown): Promise<Set<string>> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection,
    draft,
    where: { id: { in: [...ids] } },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
  })
  return new Set(docs.filter(doc => isWritten(Reflect.get(doc, SIGNS[collection]))).map(({ id }) => id))
}

const isWritten = (text: unknown): boolean => (Array.isArray(text) ? text.length > 0 : Boolean(text))

/** The same of one document. */
export const languageOf = async ({ id, ...shown }: Omit<Shown, 'ids'> & { id: string }): Promise<Locale> =>
  (await languagesOf({ ...shown, ids: [id] }))(id)
