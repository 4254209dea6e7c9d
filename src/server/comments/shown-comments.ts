import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { writtenArticleId } from '../content/articles'

/** A reader's words below an article; `at` in ms (UTC). */
export type Comment = { name: string; text: string; at: number }

const MOST = 200

/**
 * What readers of an article wrote in the visitor's language and our staff let pass, the oldest first. Undefined where
 * there is no such article in that language.
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
    limit: MOST,
    pagination: false,
  })
  return docs.map(({ name, text, createdAt }) => ({ name, text, at: Date.parse(createdAt) }))
}
