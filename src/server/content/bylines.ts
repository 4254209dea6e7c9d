import { z } from 'zod'
import type { Author } from '@/payload-types'
import { foreignLang, type Locale } from '@/site/locale'
import { cms } from '../cms/cms'
import { inWords, perLanguage } from './in-words'
import { orEmpty } from './unreadable'

/** The desk that wrote something: `lang` where its name is in another language than the page; empty where it has none. */
export type Byline = { key: string; name: string; lang: string | undefined }

const STORED = z.object({
  id: z.string(),
  key: z.string(),
  name: perLanguage(z.string()),
  text: perLanguage(z.string()),
})
type StoredAuthor = z.infer<typeof STORED>

/** The desks of the shop with their words in every language. */
export async function storedAuthors(): Promise<StoredAuthor[]> {
  const payload = await cms()
  const { docs } = await payload.find({ collection: 'authors', locale: 'all', pagination: false })
  return docs.map(doc => STORED.parse(doc))
}

/**
 * Names the desks, each in the visitor's language, else in English: what they wrote shows in languages into which nobody
 * has translated their names.
 */
export async function bylines(locale: Locale): Promise<(author: string | Author | null) => Byline> {
  const all = await orEmpty('authors', storedAuthors())
  return author => {
    const id = typeof author === 'object' ? author?.id : author
    const found = all.find(each => each.id === id)
    const { value, language } = inWords(found?.name, locale)
    return { key: found?.key ?? '', name: value ?? '', lang: foreignLang(language, locale) }
  }
}
