import type { TextField } from 'payload'

const AT = '@/collections/admin/named'
const FIELD = `${AT}/product-field#ProductField`
const Cell = `${AT}/product-cell#ProductCell`
const Diff = `${AT}/product-diff#ProductDiff`

/** The components of a text that keeps the route key of a product: people choose and read its name. */
export const productKey = { Field: FIELD, Cell, Diff }

/** The same where something without a product may stand too. */
export const productKeyOrOther = { Field: { path: FIELD, serverProps: { isOpen: true } }, Cell, Diff }

type More = { label: string; placeholder: string; description?: string }

/** Products that narrow something, kept by their route keys; none matches everything. */
export const productKeys = (name: string, { label, placeholder, description }: More): TextField => ({
  name,
  type: 'text',
  hasMany: true,
  label,
  admin: { placeholder, description, components: productKey },
})

/** The components of a text that keeps what products have in a column, or also others where it `isOpen`. */
export const columnValue = (column: 'tier' | 'region', { isOpen } = { isOpen: false }) => ({
  Field: { path: `${AT}/column-field#ColumnField`, serverProps: { column, isOpen } },
  Cell: '@/collections/admin/lists/code-cell#CodeCell',
})
