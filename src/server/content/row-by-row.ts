import type { Where } from 'payload'
import { lacksSomething } from '../page-cache/outcome'
import { log } from '../runtime/log/log'
import { isLostConnection } from '../runtime/lost-connections'

type List<T> = {
  what: string
  find: (where: Where) => Promise<{ docs: T[] }>
  /** Asked only where the list cannot be read at once. */
  ids: () => Promise<{ id: string }[]>
}

/**
 * A list, row by row where it cannot be read at once, as Payload fails whole for one row: that row is left out alone and
 * logged, and the page is not cached.
 */
export async function rowByRow<T>({ what, find, ids }: List<T>): Promise<T[]> {
  try {
    return (await find({})).docs
  } catch (error) {
    if (isLostConnection(error)) throw error
    const rows: T[] = []
    for (const { id } of await ids()) rows.push(...(await oneOf(id, { what, find })))
    return rows
  }
}

async function oneOf<T>(id: string, { what, find }: Pick<List<T>, 'what' | 'find'>): Promise<T[]> {
  try {
    return (await find({ id: { equals: id } })).docs
  } catch (error) {
    log.error({ error, row: id }, `${what} could not be read: it is left out`)
    lacksSomething()
    return []
  }
}
