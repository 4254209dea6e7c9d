import { lacksSomething } from '../page-cache/outcome'
import { log } from '../runtime/log/log'
import { isLostConnection } from '../runtime/lost-connections'

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

/** What a page is about; where it cannot be read the page says so (`postPage`). */
export async function readPost<T>(what: string, post: Promise<T>): Promise<T> {
  try {
    return await post
  } catch (error) {
    log.error({ error }, `${what} could not be read`)
    throw new UnreadablePost(what)
  }
}

/** What a page may be shown without; undefined where it cannot be read, and nobody keeps the page that shows it so. */
export async function orNone<T>(what: string, text: Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await text
  } catch (error) {
    if (isLostConnection(error)) throw error
    if (!(error instanceof UnreadablePost)) log.error({ error }, `${what} could not be read: a page lacks it`)
    lacksSomething()
    return undefined
  }
}

/** Reads texts by their keys; one that cannot be read is as it was read last, and a post that fails where it never was. */
export type ReadAgain<T> = (key: string, text: Promise<T | undefined>) => Promise<T | undefined>

/** Keeps so many texts as are stored: one that does not exist is nothing to remember. While the database is gone it tells nothing. */
export function openMemory<T>(what: string): ReadAgain<T> {
  const last = new Map<string, T>()
  return async (key, text) => {
    try {
      const found = await text
      if (found === undefined) last.delete(key)
      else last.set(key, found)
      return found
    } catch (error) {
      if (isLostConnection(error)) throw error
      const known = last.get(key)
      log.error({ error }, `${what} could not be read${known === undefined ? '' : ': it is shown as it was'}`)
      if (known === undefined) throw new UnreadablePost(what)
      lacksSomething()
      return known
    }
  }
}
