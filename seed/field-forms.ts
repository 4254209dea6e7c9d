import { randomBytes } from 'node:crypto'
import type { Referenced, References } from './references-by-id'

/** A field whose value in a row of the seed has another form than in its document. */
export type FieldForm = {
  toDocument: (value: unknown, references: References) => unknown
  toRow: (value: unknown, references: References) => unknown
}

const many = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isEmpty = (value: unknown): value is null | undefined => value === null || value === undefined
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A relation to one row. */
export const one = (collection: Referenced): FieldForm => ({
  toDocument: (key, references) => (isEmpty(key) ? null : references.idOf(collection, key)),
  toRow: (id, references) => (isEmpty(id) ? null : references.keyOf(collection, id)),
})

/** A relation to several rows. */
export const several = (collection: Referenced): FieldForm => ({
  toDocument: (keys, references) => many(keys).map(key => references.idOf(collection, key)),
  toRow: (ids, references) => many(ids).map(id => references.keyOf(collection, id)),
})

/** Payload expects the rows of an array, at any depth, to bring their id. */
function withIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map(item =>
    isObject(item) ? { ...mapped(item, withIds), id: randomBytes(12).toString('hex') } : item,
  )
}

function withoutIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map(item => {
    if (!isObject(item)) return item
    const { id: _, ...rest } = item
    return mapped(rest, withoutIds)
  })
}

const mapped = (record: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** A list of items, each with fields of its own. */
export const items: FieldForm = { toDocument: withIds, toRow: withoutIds }

/** Such a list in each language. */
export const itemsPerLanguage: FieldForm = {
  toDocument: value => (isObject(value) ? mapped(value, withIds) : value),
  toRow: value => (isObject(value) ? mapped(value, withoutIds) : value),
}

/** The blocks of a page in each language: one of products names them by their routes. */
export const blocksPerLanguage: FieldForm = {
  toDocument: (value, references) => itemsPerLanguage.toDocument(inEach(value, byId(references)), references),
  toRow: (value, references) => inEach(itemsPerLanguage.toRow(value, references), byRoute(references)),
}

const PRODUCTS = several('products')

const byId =
  (references: References): BlockForm =>
  ({ routes, ...block }) => ({ ...block, products: PRODUCTS.toDocument(routes, references) })

const byRoute =
  (references: References): BlockForm =>
  ({ products, ...block }) => ({ ...block, routes: PRODUCTS.toRow(products, references) })

type BlockForm = (block: Record<string, unknown>) => Record<string, unknown>

const inEach = (value: unknown, form: BlockForm): unknown =>
  isObject(value)
    ? mapped(value, blocks =>
        many(blocks).map(block => (isObject(block) && block.blockType === 'products' ? form(block) : block)),
      )
    : value

/** A day without a time. */
export const day: FieldForm = {
  toDocument: value => value,
  toRow: value => (isEmpty(value) ? value : new Date(String(value)).toISOString().slice(0, 10)),
}
