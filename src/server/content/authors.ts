import { z } from 'zod'
import { foreignLang, type Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import type { ArticleCard } from './article-of'
import { articleCards } from './articles'
import { inWords, perLanguage } from './in-words'
import { orEmpty } from './unreadable'

export type AuthorCard = {
  key: string
  name: string
  text: string
  /** The `lang` of each that is in another language than the page. */
  lang: { name: string | undefined; text: string | undefined }
}

const STORED = z.object({ key: z.string(), name: perLanguage(z.string()), text: perLanguage(z.string()) })

/** The desks of the shop, by name. */
export async function authors({ locale }: Visit): Promise<AuthorCard[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'authors',
    locale: 'all',
    pagination: false,
  })
  return docs
    .map(doc => cardOf(STORED.parse(doc), locale))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

function cardOf({ key, name, text }: z.infer<typeof STORED>, locale: Locale): AuthorCard {
  const [named, told] = [inWords(name, locale), inWords(text, locale)]
  return {
    key,
    name: named.value ?? '',
    text: told.value ?? '',
    lang: { name: foreignLang(named.language, locale), text: foreignLang(told.language, locale) },
  }
}

/** One desk with what it wrote in the visitor's language; undefined where there is no such desk. */
export async function author(
  visit: Visit,
  key: string,
): Promise<(AuthorCard & { articles: ArticleCard[] }) | undefined> {
  const found = (await authors(visit)).find(each => each.key === key)
  return found && { ...found, articles: await orEmpty('articles', articleCards(visit, { author: key })) }
}
