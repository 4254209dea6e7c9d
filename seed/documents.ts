import { randomBytes } from 'node:crypto'
import { canonical } from './canonical'
import type { References } from './references-by-id'

type Row = Record<string, unknown>
type Form = {
  toDocument: (row: Row, references: References) => Row
  toRow: (document: Row, references: References) => Row
}

const many = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const withoutId = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'id'))
    : value

/** Payload expects the rows of an array to bring their id. */
const withId = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...value, id: randomBytes(12).toString('hex') } : value

/** The arrays of each language, each of their items changed in the same way. */
const inEachLanguage = (value: unknown, change: (item: unknown) => unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([locale, items]) => [locale, many(items).map(change)]))
    : value

const PASSAGES = ['steps', 'features', 'questions'] as const

/** The passages that a row or document has, with their items changed; other fields stay away. */
const passages = (row: Row, change: (item: unknown) => unknown): Row =>
  Object.fromEntries(
    PASSAGES.filter(field => field in row).map(field => [field, inEachLanguage(row[field], change)]),
  )

const dayOf = (value: unknown): unknown =>
  value === undefined || value === null ? value : new Date(String(value)).toISOString().slice(0, 10)

/** Fields of which a row has another form than its document; all others are the same in both. */
const FORMS: Record<string, Form> = {
  products: {
    toDocument: row => ({ ...row, ...('status' in row && { status: String(row.status) }) }),
    toRow: document => ({
      ...document,
      status: Number(document.status),
      public_time: dayOf(document.public_time),
    }),
  },
  plans: {
    toDocument: ({ pid, ...row }, { productId }) => ({
      ...row,
      ...(pid !== undefined && { product: productId(pid) }),
    }),
    toRow: ({ product, ...document }, { pid }) => ({ ...document, pid: pid(product) }),
  },
  bundles: {
    toDocument: (row, { productId }) => ({
      ...('pid' in row && { product: productId(row.pid) }),
      ...('includes' in row && { includes: many(row.includes).map(productId) }),
    }),
    toRow: (document, { pid }) => ({
      pid: pid(document.product),
      includes: many(document.includes).map(pid),
    }),
  },
  'offer-rules': {
    toDocument: row => ({ ...row, ...('steps' in row && { steps: many(row.steps).map(withId) }) }),
    toRow: document => ({ ...document, steps: many(document.steps).map(withoutId) }),
  },
  campaigns: {
    toDocument: ({ timeZone, ...row }, { productId, couponId }) => ({
      ...row,
      ...(timeZone !== undefined && { startTime_tz: timeZone, endTime_tz: timeZone }),
      ...('coupons' in row && { coupons: many(row.coupons).map(couponId) }),
      ...('promotion_ids' in row && { promotion_ids: many(row.promotion_ids).map(productId) }),
    }),
    toRow: (document, { pid, code }) => ({
      ...document,
      timeZone: document.startTime_tz,
      coupons: many(document.coupons).map(code),
      promotion_ids: many(document.promotion_ids).map(pid),
    }),
  },
  'pricing-settings': {
    toDocument: row => ({
      ...row,
      ...('currencies' in row && { currencies: many(row.currencies).map(withId) }),
    }),
    toRow: document => ({ ...document, currencies: many(document.currencies).map(withoutId) }),
  },
  'product-copy': {
    toDocument: row => ({ ...row, ...passages(row, withId) }),
    toRow: document => ({ ...document, ...passages(document, withoutId) }),
  },
}

const SAME: Form = { toDocument: row => row, toRow: document => document }

export const formOf = (collection: string): Form => FORMS[collection] ?? SAME

/** Flat fields (`name.de`) as a row again: `{ name: { de } }`. */
export function nestedRow(fields: Row): Row {
  const row: Row = {}
  for (const [field, value] of Object.entries(fields)) {
    const [name = field, locale] = field.split('.')
    const inner = row[name]
    row[name] =
      locale === undefined ? value : { ...(typeof inner === 'object' ? inner : {}), [locale]: value }
  }
  return row
}

export const isEmpty = (value: unknown): boolean => canonical(value) === 'null'
