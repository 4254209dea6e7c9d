import { z } from 'zod'

export const MANIFEST = 'manifest.json'

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  sha256: z.string(),
})
const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  last: z.string(),
  isCalled: z.boolean(),
})
const stored = z.object({
  name: z.string().regex(/^(media|tickets|releases)(\/(?!\.{1,2}(\/|$))[^/\\]+)+$/),
  bytes: z.number().int(),
  sha256: z.string(),
})

export const manifest = z.object({
  format: z.literal(1),
  shop: z.string(),
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** The version of the job tables and the names of their queues; null if no shop ever ran. */
  jobs: z.object({ version: z.number().int(), queues: z.array(z.string()) }).nullable(),
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.array(stored),
})
export type Manifest = z.output<typeof manifest>
export type StoredTable = z.output<typeof table>
export type StoredSequence = z.output<typeof sequence>
export type StoredFile = z.output<typeof stored>

export const partName = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>, index: number): string =>
  `tables/${schema}.${name}/${String(index).padStart(6, '0')}`

export const tableOfPart = (entry: string): string | undefined => /^tables\/([^/]+)\/\d+$/.exec(entry)?.[1]

export const FILES = 'files/'
