import { foreignLang, type Locale } from '@/site/locale'
import type { Visit } from '@/site/visit'
import type { ArticleCard } from './article-of'
import { articleCards } from './articles'
import { storedAuthors } from './bylines'
import { type Cover, coverIn } from './cover'
import { inWords } from './in-words'
import { orEmpty } from './unreadable'

export type AuthorCard = {
  key: string
  name: string
  text: string
  portrait: Cover | undefined
  lang: { name: string | undefined; text: string | undefined }
}

/** All, by name as the visitor's language sorts; names and texts in it, else in English. */
export async function authors({ locale }: Visit): Promise<AuthorCard[]> {
  return (await storedAuthors())
    .map(stored => cardOf(stored, locale))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
}

function cardOf(
  { key, name, text, portrait }: Awaited<ReturnType<typeof storedAuthors>>[number],
  locale: Locale,
): AuthorCard {
  const [named, told] = [inWords(name, locale), inWords(text, locale)]
  return {
    key,
    name: named.value ?? '',
    text: told.value ?? '',
    portrait: coverIn(portrait, locale),
    lang: { name: foreignLang(named.language, locale), text: foreignLang(told.language, locale) },
  }
}

/** One with their newest articles, which are left out where they cannot be read; undefined for an unknown key. */
export async function author(
  visit: Visit,
  key: string,
): Promise<(AuthorCard & { articles: ArticleCard[] }) | undefined> {
  const found = (await authors(visit)).find(each => each.key === key)
  return found && { ...found, articles: await orEmpty('articles', articleCards(visit, { author: key })) }
}
