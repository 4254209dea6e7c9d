import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'

type BestListCard = { key: string; title: string; intro: string }
export type BestList = BestListCard & {
  entries: { route: string; title: string; text: string }[]
  metaTitle: string | undefined
  metaDescription: string | undefined
}

/** The published best-of lists, in the visitor's language, else in English. */
export async function bestLists({ locale }: Visit): Promise<BestList[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'best-lists',
    where: { _status: { equals: 'published' } },
    locale,
    fallbackLocale: 'en',
    pagination: false,
    sort: 'key',
  })
  return docs.map(({ key, title, intro, entries, meta_title, meta_description }) => ({
    key,
    title,
    intro,
    entries: (entries ?? []).map(({ route, title: name, text }) => ({ route, title: name, text })),
    metaTitle: meta_title ?? undefined,
    metaDescription: meta_description ?? undefined,
  }))
}
