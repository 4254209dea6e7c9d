import { z } from 'zod'
import type { Author } from '@/payload-types'
import { foreignLang, type Locale } from '@/site/locale'
import { cms } from '../cms/cms'
import { database } from '../runtime/database'
import { type Cover, coverIn } from './cover'
import { inWords, perLanguage } from './in-words'
import { rowByRow } from './row-by-row'
import { orEmpty, readableRows } from './unreadable'

/** `lang`: set where the name is in another language than the page. All empty without an author. */
export type Byline = {
  key: string
  name: string
  lang: string | undefined
  /** The editor's; without it one is drawn. */
  portrait: Cover | undefined
}

const STORED = z.object({
  id: z.string(),
  key: z.string(),
  name: perLanguage(z.string()),
  text: perLanguage(z.string()),
  portrait: z.unknown(),
})
type StoredAuthor = z.infer<typeof STORED>

/** All, in all languages and in no order; one that cannot be read is left out. */
export async function storedAuthors(): Promise<StoredAuthor[]> {
  const payload = await cms()
  const docs = await rowByRow({
    what: 'an author',
    find: where => payload.find({ collection: 'authors', locale: 'all', depth: 1, pagination: false, where }),
    ids: () => database.query<{ id: string }>('select id from authors where deleted_at is null'),
  })
  return readableRows('an author', {
    rows: docs,
    read: doc => STORED.parse(doc),
    nameOf: ({ id }) => id,
  })
}

/**
 * Author names in the visitor's language, else in English, since articles exist in languages that no author was
 * translated into.
 */
export async function bylines(locale: Locale): Promise<(author: string | Author | null) => Byline> {
  const all = await orEmpty('authors', storedAuthors())
  return author => {
    const id = typeof author === 'object' ? author?.id : author
    const found = all.find(each => each.id === id)
    const { value, language } = inWords(found?.name, locale)
    return {
      key: found?.key ?? '',
      name: value ?? '',
      lang: foreignLang(language, locale),
      portrait: coverIn(found?.portrait, locale),
    }
  }
}
