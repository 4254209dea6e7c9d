/** The field by which rows of the seed name the rows of another collection. */
export const KEY_FIELDS = {
  products: 'route',
  authors: 'key',
  categories: 'uid',
  articles: 'number',
} as const
export type Referenced = keyof typeof KEY_FIELDS

type Key = string | number

/** Rows name each other by key; documents by id. */
export class References {
  readonly #ids = new Map<string, string>()
  readonly #keys = new Map<string, Key>()

  /** Where several rows share a key, the first is named by it. */
  add(collection: Referenced, key: Key, id: string): void {
    if (!this.#ids.has(`${collection} ${key}`)) this.#ids.set(`${collection} ${key}`, id)
    this.#keys.set(`${collection} ${id}`, key)
  }

  idOf(collection: Referenced, key: unknown): string {
    return found(this.#ids.get(`${collection} ${String(key)}`), collection, key)
  }

  keyOf(collection: Referenced, id: unknown): Key {
    return found(this.#keys.get(`${collection} ${String(id)}`), collection, id)
  }
}

function found<T>(value: T | undefined, collection: Referenced, name: unknown): T {
  if (value === undefined)
    throw new Error(`There is no «${String(name)}» among the ${collection} in the database.`)
  return value
}

export const isReferenced = (collection: string): collection is Referenced => collection in KEY_FIELDS
