import { lacksSomething } from '../page-cache/outcome'
import { log } from '../runtime/log/log'
import { isLostConnection } from '../runtime/lost-connections'

/** A post that exists for all we know, but cannot be read. */
export class UnreadablePost extends Error {}

/** The status code of an error without one of its own (SPEC 8). */
export const UNREADABLE = 500

/** Reads a list, empty if it cannot be read (SPEC 8); the error is logged and the page is not cached. */
export async function orEmpty<T>(what: string, list: Promise<readonly T[]>): Promise<T[]> {
  try {
    return [...(await list)]
  } catch (error) {
    log.error({ error }, `${what} could not be read: there are none on this page`)
    lacksSomething()
    return []
  }
}

type Rows<R, T> = { rows: readonly R[]; read: (row: R) => T; nameOf: (row: R) => string }

/** Reads a list row by row: one that cannot be read is left out alone, and logged by its name; the page is not cached. */
export function readableRows<R, T>(what: string, { rows, read, nameOf }: Rows<R, T>): T[] {
  return rows.flatMap(row => {
    try {
      return [read(row)]
    } catch (error) {
      log.error({ error, row: nameOf(row) }, `${what} could not be read: it is left out`)
      lacksSomething()
      return []
    }
  })
}

/** Reads what a page is about; if it cannot, `postPage` shows the error. */
export async function readPost<T>(what: string, post: Promise<T>): Promise<T> {
  try {
    return await post
  } catch (error) {
    log.error({ error }, `${what} could not be read`)
    throw new UnreadablePost(what)
  }
}

/** Reads an optional part of a page, undefined if it cannot be read; the page is then not cached. */
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

/** Reads a text, or its last known version if that fails; throws `UnreadablePost` if there is none. */
export type ReadAgain<T> = (key: string, text: Promise<T | undefined>) => Promise<T | undefined>

/**
 * Bounded by the number of stored texts: missing ones are not remembered. A lost database connection is thrown on.
 */
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
