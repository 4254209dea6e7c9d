import type { FlattenedBlock, FlattenedField } from 'payload'
import { labelIn } from '../admin/words/label-in'
import { isRow, type Row } from '../fields/row'
import type { Code, RichNode } from './inline-codes'
import type { Passage } from './passage'
import { passagesOf } from './passages'

/** One text that is translated by itself. `path` names it within the document, `field` is the field of its collection. */
export type Words = {
  field: string
  path: string
  label: string
  text: string
  /** What it is: a line, several lines, or a passage of a rich text by its kind. */
  shape: string
  /** Letters at most, where the field says so. */
  limit: number | undefined
  codes: Code[]
  /** Of a passage of a rich text. */
  nodes: RichNode[]
}

/** Names and addresses that are the same in every language. */
const NO_WORDS: readonly string[] = ['href', 'route', 'id', 'blockName', 'blockType']

export const isLocalized = (field: FlattenedField): boolean =>
  'localized' in field && field.localized === true

/** The texts of one field of a document. */
export const wordsIn = (field: FlattenedField, value: unknown): Words[] =>
  within(field, value, { field: field.name, path: field.name, label: labelOf(field) })

type Place = Pick<Words, 'field' | 'path' | 'label'>

function within(field: FlattenedField, value: unknown, place: Place): Words[] {
  if (NO_WORDS.includes(field.name)) return []
  switch (field.type) {
    case 'text':
    case 'textarea':
      return lines(field, value, place)
    case 'richText':
      return passagesOf(value).map(passage => ofPassage(passage, place))
    case 'array':
      return rowsOf(value).flatMap((row, index) => inRow(field.flattenedFields, row, numbered(place, index)))
    case 'blocks':
      return rowsOf(value).flatMap((row, index) =>
        inRow(blockOf(field.blocks, row)?.flattenedFields ?? [], row, numbered(place, index)),
      )
    default:
      return []
  }
}

function lines(field: FlattenedField, value: unknown, place: Place): Words[] {
  if (Array.isArray(value)) return value.flatMap((text, index) => lines(field, text, numbered(place, index)))
  if (typeof value !== 'string' || value.trim() === '') return []
  const limit = 'maxLength' in field ? field.maxLength : undefined
  const shape = field.type === 'textarea' ? 'lines' : 'line'
  return [{ ...place, text: value, shape, limit, codes: [], nodes: [] }]
}

const ofPassage = ({ at, shape, text, codes, nodes }: Passage, place: Place): Words => ({
  ...place,
  path: `${place.path}/${at}`,
  text,
  shape,
  limit: undefined,
  codes,
  nodes,
})

const inRow = (fields: readonly FlattenedField[], row: Row, place: Place): Words[] =>
  fields.flatMap(field =>
    within(field, row[field.name], {
      field: place.field,
      path: `${place.path}.${field.name}`,
      label: `${place.label} · ${labelOf(field)}`,
    }),
  )

const numbered = ({ field, path, label }: Place, index: number): Place => ({
  field,
  path: `${path}.${index}`,
  label: `${label} ${index + 1}`,
})

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

export const blockOf = (blocks: readonly FlattenedBlock[], row: Row): FlattenedBlock | undefined =>
  blocks.find(({ slug }) => slug === row.blockType)

function labelOf(field: FlattenedField): string {
  return ('label' in field ? labelIn(field.label, 'en') : undefined) ?? field.name
}
