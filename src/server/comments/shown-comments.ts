import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { writtenArticleId } from '../content/articles'

/** `at` in ms (UTC). */
export type Comment = { name: string; text: string; at: number }

const MAX_COMMENTS = 200

/**
 * The approved comments in the visitor's language, oldest first; undefined where the article does not exist in it.
 */
export async function shownComments(visit: Visit, number: number): Promise<Comment[] | undefined> {
  const article = await writtenArticleId(visit, number)
  if (article === undefined) return undefined
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'comments',
    where: {
      and: [
        { article: { equals: article } },
        { locale: { equals: visit.locale } },
        { state: { equals: 'shown' } },
      ],
    },
    select: { name: true, text: true, createdAt: true },
    sort: 'createdAt',
    depth: 0,
    limit: MAX_COMMENTS,
    pagination: false,
  })
  return docs.map(({ name, text, createdAt }) => ({ name, text, at: Date.parse(createdAt) }))
}
