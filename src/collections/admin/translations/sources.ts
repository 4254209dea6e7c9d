import type { CollectionConfig, Field } from 'payload'
import type { LocalizedPart } from '@/server/content/translated-words'
import type { LocalizedSource } from '@/server/content/translation-states'
import { storedTitle } from '../../fields/title'

/** Where a collection stores its texts of each language; read off its fields, so that no new field is forgotten. */
export function localizedSource(config: CollectionConfig): LocalizedSource {
  const { slug, fields, trash, versions } = config
  const [table, title] = [snake(slug), storedTitle(config)]
  const has = (name: string) => namedFields(fields).some(field => field.name === name)
  return {
    collection: slug,
    table,
    title: {
      column: snake(title),
      isLocalized: namedFields(fields).some(each => each.name === title && isLocalized(each)),
    },
    hasDrafts: typeof versions === 'object' && Boolean(versions.drafts),
    hasTrash: Boolean(trash),
    begins: ['published_at', 'date'].find(has) ?? null,
    hasState: has('state'),
    hasOriginal: has('written_in'),
    parts: partsOf(fields, table),
  }
}

type Named = Extract<Field, { name: string }>

const snake = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, capital => `_${capital.toLowerCase()}`)
const isLocalized = (field: Field): boolean => 'localized' in field && field.localized === true

function namedFields(fields: readonly Field[]): Named[] {
  return fields.flatMap(field => {
    if ('name' in field && field.name) return [field]
    return 'fields' in field ? namedFields(field.fields) : []
  })
}

const partsOf = (fields: readonly Field[], table: string): LocalizedPart[] =>
  namedFields(fields).flatMap(field =>
    isLocalized(field) ? partOf(field, table) : below(field, [table], ''),
  )

function partOf(field: Named, table: string): LocalizedPart[] {
  const { name } = field
  const inTable = { field: name, column: snake(name) }
  switch (field.type) {
    case 'text':
      return field.hasMany
        ? [{ kind: 'texts', field: name, path: name }]
        : [{ kind: 'column', ...inTable, isText: true }]
    case 'textarea':
      return [{ kind: 'column', ...inTable, isText: true }]
    case 'richText':
      return [{ kind: 'column', ...inTable, isText: false }]
    case 'array':
      return [{ kind: 'rows', field: name, tables: [`${table}_${snake(name)}`] }]
    case 'blocks':
      return [
        {
          kind: 'rows',
          field: name,
          tables: field.blocks.map(({ slug }) => `${table}_blocks_${snake(slug)}`),
        },
      ]
    // One picture serves all languages until somebody chooses another for one of them.
    case 'upload':
      return []
    default:
      throw new Error(`What is missing of ${table}.${name} cannot be told: a localized ${field.type}.`)
  }
}

/** Texts inside rows that all languages share, such as the links of a menu. */
function below(field: Named, tables: readonly string[], path: string): LocalizedPart[] {
  if (field.type !== 'array') return []
  const here = [...tables, `${tables.at(-1)}_${snake(field.name)}`]
  const name = path ? `${path}.${field.name}` : field.name
  return namedFields(field.fields).flatMap(inner =>
    isLocalized(inner)
      ? [
          {
            kind: 'below' as const,
            field: `${name}.${inner.name}`,
            tables: here.slice(1),
            column: snake(inner.name),
          },
        ]
      : below(inner, here, name),
  )
}
