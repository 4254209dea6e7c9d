import { isSame } from '../canonical'
import { type Fields, keyedRows } from '../fields'
import type { Table } from '../table'
import type { CatalogueChange, CatalogueName, FieldChange, TableChange } from './change'
import { CATALOGUE_NAMES, type Catalogue } from './fold'
import { isSet, listChange } from './lists'

/** Rows that are switched off where `seed/rows` no longer has them: orders and licences go on naming them. */
const SWITCHES: Partial<Record<CatalogueName, string>> = {
  plans: 'enable',
  'offer-rules': 'enabled',
  coupons: 'enabled',
  campaigns: 'enabled',
  'subscription-change-rules': 'enabled',
}
const REMOVABLE: ReadonlySet<CatalogueName> = new Set(['subscriber-prices'])

type Tables = Record<CatalogueName, Table>
type Row = Record<string, unknown>
type Compared = {
  name: CatalogueName
  stood: ReadonlyMap<string, Fields>
  wanted: ReadonlyMap<string, Fields>
}

/** What leads from one catalogue to the rows of another, empty where nothing does. Throws where a row may not go. */
export function compareCatalogue(stood: Catalogue, tables: Tables): CatalogueChange {
  return Object.fromEntries(
    CATALOGUE_NAMES.flatMap(name => {
      const wanted = keyedRows(tables[name])
      const change = compareTable({ name, stood: stood.get(name) ?? new Map(), wanted }, tables[name])
      return isEmpty(change) ? [] : [[name, change]]
    }),
  )
}

function compareTable(compared: Compared, { key, rows }: Table): TableChange {
  const { stood } = compared
  const forgotten = forgottenFields(compared)
  const keep = (field: string) => !forgotten.includes(baseOf(field))
  return {
    added: rows.filter(row => !stood.has(key(row as never))).map(row => ({ ...row }) as Row),
    changed: { ...changedRows(compared, keep), ...switchedOff(compared) },
    removed: removedRows(compared),
    forgotten,
  }
}

function changedRows(
  { name, stood, wanted }: Compared,
  keep: (field: string) => boolean,
): TableChange['changed'] {
  return Object.fromEntries(
    [...wanted].flatMap(([key, fields]) => {
      const before = stood.get(key)
      const named = [...new Set([...Object.keys(fields), ...Object.keys(before ?? {}).filter(keep)])]
      const changes = before ? named.flatMap(field => changedField(name, field, before, fields)) : []
      return changes.length === 0 ? [] : [[key, Object.fromEntries(changes)]]
    }),
  )
}

function changedField(
  name: CatalogueName,
  field: string,
  before: Fields,
  after: Fields,
): [string, FieldChange][] {
  const [from, to] = [before[field] ?? null, after[field] ?? null]
  if (isSame(from, to)) return []
  if (!isSet(name, field) || isSame(from, null) || isSame(to, null)) return [[field, { from, to }]]
  const change = listChange(from, to)
  return change.without.length + change.with.length === 0 ? [] : [[field, change]]
}

function switchedOff({ name, stood, wanted }: Compared): TableChange['changed'] {
  const field = SWITCHES[name]
  if (!field) return {}
  return Object.fromEntries(
    [...stood].flatMap(([key, fields]) =>
      wanted.has(key) || fields[field] !== true ? [] : [[key, { [field]: { from: true, to: false } }]],
    ),
  )
}

function removedRows({ name, stood, wanted }: Compared): TableChange['removed'] {
  if (SWITCHES[name]) return {}
  const gone = [...stood].filter(([key]) => !wanted.has(key))
  if (gone.length > 0 && !REMOVABLE.has(name))
    throw new Error(
      `${name}: ${gone.map(([key]) => key).join(', ')} stands no longer in the rows of the seed, but licences stand on it. ` +
        'Give it back; a product that is no longer sold has the status 2.',
    )
  return Object.fromEntries(gone)
}

/** Fields of before of which no row says anything now. */
function forgottenFields({ stood, wanted }: Compared): string[] {
  const fieldsOf = (rows: Compared['stood']) => new Set([...rows.values()].flatMap(Object.keys).map(baseOf))
  const now = fieldsOf(wanted)
  return wanted.size === 0 ? [] : [...fieldsOf(stood)].filter(field => !now.has(field))
}

const baseOf = (field: string): string => field.split('.')[0] ?? field

const isEmpty = ({ added, changed, removed, forgotten }: TableChange): boolean =>
  added.length + Object.keys(changed).length + Object.keys(removed).length + forgotten.length === 0
