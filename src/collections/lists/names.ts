import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isRow, type Row } from '../fields/row'
import { idOf, type Names } from './cell'
import type { Column } from './columns'

/** By what people know a product: its title is of one language, and its route is that of two systems. */
export const productName = ({ route, os }: { route: string; os: string }): string => `${route}/${os}`

/**
 * What the rows are called that these rows lead to: a product by route and system, others by their title or else by their key,
 * which no language changes; by their id where they have neither, or where who asks may not read it.
 */
export async function namesFor(
  req: PayloadRequest,
  columns: readonly Column[],
  rows: readonly Row[],
): Promise<Names> {
  const names = new Map<string, string>()
  for (const [slug, ids] of wanted(columns, rows)) {
    const config = req.payload.config.collections.find(each => each.slug === slug)
    for (const [id, name] of config ? await namesIn(req, config, [...ids]) : [])
      names.set(`${slug}/${id}`, name)
  }
  return (collection, id) => names.get(`${collection}/${id}`) ?? id
}

function wanted(columns: readonly Column[], rows: readonly Row[]): Map<CollectionSlug, Set<string>> {
  const found = new Map<CollectionSlug, Set<string>>()
  const want = (slug: CollectionSlug, id: string) =>
    found.set(slug, (found.get(slug) ?? new Set<string>()).add(id))
  for (const { field, path } of columns) {
    if (field.type !== 'relationship' && field.type !== 'upload') continue
    for (const value of rows.flatMap(row => valuesAt(row, path)))
      if (typeof field.relationTo === 'string') want(field.relationTo, idOf(value))
      else if (isRow(value)) want(slugIn(field.relationTo, value.relationTo), idOf(value.value))
  }
  return found
}

const slugIn = (known: readonly CollectionSlug[], slug: unknown): CollectionSlug =>
  known.find(each => each === slug) ?? known[0] ?? 'users'

function valuesAt(row: Row, path: readonly string[]): unknown[] {
  const value = path.reduce<unknown>((within, name) => (isRow(within) ? within[name] : undefined), row)
  return [value].flat().filter(each => each !== undefined && each !== null)
}

async function namesIn(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  ids: readonly string[],
): Promise<[id: string, name: string][]> {
  const fields = config.slug === 'products' ? ['route', 'os'] : titleOf(config)
  if (fields.length === 0 || !(await config.access.read({ req }))) return []
  const { docs } = await req.payload.find({
    collection: config.slug,
    where: { id: { in: [...ids] } },
    select: Object.fromEntries(fields.map(name => [name, true])),
    trash: true,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map(({ id, ...doc }) => [
    String(id),
    fields.map(name => String(valuesAt(doc, [name])[0] ?? '')).join('/'),
  ])
}

function titleOf({ admin, flattenedFields }: SanitizedCollectionConfig): string[] {
  const title = flattenedFields.find(field => field.name === admin.useAsTitle && isPlainName(field))
  const key = flattenedFields.find(field => isPlainName(field) && 'unique' in field && field.unique)
  return [title ?? key].flatMap(field => field?.name ?? [])
}

const isPlainName = (field: FlattenedField): boolean =>
  (field.type === 'text' || field.type === 'email') &&
  !field.localized &&
  !field.virtual &&
  field.name !== 'id'
