import type { Catalogue } from './catalogue'

/** What a value of the database is in TypeScript; `json` is whatever was stored. */
export type Kind =
  | { kind: 'number' | 'boolean' | 'Date' | 'json' | 'void' }
  | { kind: 'string'; labels: readonly string[] | null }
  | { kind: 'array'; of: Kind }

const SCALARS: Readonly<Record<string, Exclude<Kind['kind'], 'array' | 'string'>>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  bool: 'boolean',
  timestamp: 'Date',
  timestamptz: 'Date',
  date: 'Date',
  json: 'json',
  jsonb: 'json',
  void: 'void',
}

/** Arrays of these `pg` makes lists of; of any other it leaves the text as the database writes it. */
const LISTS: ReadonlySet<string> = new Set(
  [
    'bool',
    'int2',
    'int4',
    'float4',
    'float8',
    'numeric',
    'text',
    'varchar',
    'uuid',
    'timestamp',
    'timestamptz',
    'json',
    'jsonb',
  ].map(name => `_${name}`),
)

/** What `pg` makes of a type of the database, with the parsers of `runtime/database.ts`. */
export function kindRead(catalogue: Catalogue, type: number): Kind {
  const { name, items } = catalogue.typeOf(type)
  return name.startsWith('_') && items !== null && !LISTS.has(name)
    ? { kind: 'string', labels: null }
    : kindWritten(catalogue, type)
}

/** What `pg` takes for a parameter of a type: any list is one. */
export function kindWritten(catalogue: Catalogue, type: number): Kind {
  const { name, labels, items } = catalogue.typeOf(type)
  if (name.startsWith('_') && items !== null) return { kind: 'array', of: kindWritten(catalogue, items) }
  const scalar = SCALARS[name]
  return scalar ? { kind: scalar } : { kind: 'string', labels }
}

/** A kind as one writes it in a type. */
export function writtenKind(kind: Kind): string {
  if (kind.kind === 'array') return `${writtenKind(kind.of)}[]`
  if (kind.kind === 'string' && kind.labels) return kind.labels.map(label => `'${label}'`).join(' | ')
  return kind.kind === 'json' ? 'unknown' : kind.kind
}
