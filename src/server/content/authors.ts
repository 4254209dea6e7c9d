import type { Visit } from '@/site/visit'
import { orEmpty } from '../unreadable'
import type { ArticleCard } from './article-of'
import { articleCards } from './articles'
import { cms } from './cms'

export type AuthorCard = { key: string; name: string; text: string }

/** The desks of the shop, by name. */
export async function authors({ locale }: Visit): Promise<AuthorCard[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'authors',
    locale,
    fallbackLocale: 'en',
    pagination: false,
    sort: 'name',
  })
  return docs.map(({ key, name, text }) => ({ key, name, text: text ?? '' }))
}

/** One desk with what it wrote in the visitor's language; undefined where there is no such desk. */
export async function author(
  visit: Visit,
  key: string,
): Promise<(AuthorCard & { articles: ArticleCard[] }) | undefined> {
  const found = (await authors(visit)).find(each => each.key === key)
  return found && { ...found, articles: await orEmpty('articles', articleCards(visit, { author: key })) }
}
