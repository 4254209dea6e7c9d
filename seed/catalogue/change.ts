import { z } from 'zod'
import type { catalogueRows } from '../tables'

export type CatalogueName = keyof typeof catalogueRows

const listItems = z.array(z.unknown())
const fieldChange = z.union([
  z.strictObject({ from: z.unknown(), to: z.unknown() }),
  /** Of a list whose order says nothing, so that two may change it. */
  z.strictObject({ without: listItems, with: listItems }),
])

const tableChange = z.strictObject({
  /** Rows that are new, as `seed/rows` has them. */
  added: z.array(z.record(z.string(), z.unknown())).default([]),
  /** By key and field (`name.de` is a field), what stood there and what is to stand there, or what leaves and joins a list. */
  changed: z.record(z.string(), z.record(z.string(), fieldChange)).default({}),
  /** By key, rows that go, as they stood. */
  removed: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  /** Fields that no row has any more: what is stored in them stays. */
  forgotten: z.array(z.string()).default([]),
})

/** What one migration does to one collection. */
export type TableChange = z.output<typeof tableChange>
export type FieldChange = z.output<typeof fieldChange>

/** A migration's data file: what becomes of the catalogue, collection by collection. */
export type CatalogueChange = Partial<Record<CatalogueName, TableChange>>

const entries = z.record(z.string(), tableChange)

/** Reads a data file's text. Throws where it is no change of the catalogue. */
export const parseChange = (text: string): CatalogueChange => entries.parse(JSON.parse(text))
