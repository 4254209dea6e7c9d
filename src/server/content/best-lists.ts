import type { Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { database } from '../runtime/database'
import { languagesOf } from './language-of'
import { type SearchWords, searchWordsOf } from './metadata'
import { rowByRow } from './row-by-row'

type BestListCard = {
  key: string
  language: Locale
  title: string
  intro: string
}
export type BestList = BestListCard &
  SearchWords & {
    entries: { route: string; title: string; text: string }[]
  }

/** All that are published, by key, in the visitor's language, else in English; one that cannot be read is left out. */
export async function bestLists({ locale }: Visit): Promise<BestList[]> {
  const payload = await cms()
  const docs = await rowByRow({
    what: 'a best-of list',
    find: where =>
      payload.find({
        collection: 'best-lists',
        where: { and: [{ _status: { equals: 'published' } }, where] },
        locale,
        fallbackLocale: 'en',
        pagination: false,
        sort: 'key',
      }),
    ids: () =>
      database.query<{ id: string }>('select id from best_lists where deleted_at is null order by key'),
  })
  const languageOf = await languagesOf({ collection: 'best-lists', ids: docs.map(({ id }) => id), locale })
  return docs.map(({ id, key, title, intro, entries, ...words }) => ({
    key,
    language: languageOf(id),
    title,
    intro,
    entries: (entries ?? []).map(({ route, title: name, text }) => ({ route, title: name, text })),
    ...searchWordsOf(words),
  }))
}
