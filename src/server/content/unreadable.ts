import { failsWith, lacksSomething } from '../page-cache/outcome'
import { log } from '../runtime/log/log'

/** An article, a review or another post that is there for all we know, but cannot be read. */
export class UnreadablePost extends Error {}

/** The status code of a post whose failure has none of its own (SPEC 8). */
export const UNREADABLE = 500

/** A list that cannot be read is empty (SPEC 8): the log says why, and nobody keeps the page that shows it. */
export async function orEmpty<T>(what: string, list: Promise<readonly T[]>): Promise<T[]> {
  try {
    return [...(await list)]
  } catch (error) {
    log.error({ error }, `${what} could not be read: there are none on this page`)
    lacksSomething()
    return []
  }
}

/** What a page is about; where it cannot be read the page says so, with its status code. */
export async function readPost<T>(what: string, post: Promise<T>): Promise<T> {
  try {
    return await post
  } catch (error) {
    log.error({ error }, `${what} could not be read`)
    failsWith(UNREADABLE)
    throw new UnreadablePost(what)
  }
}
