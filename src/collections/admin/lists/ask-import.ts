import { z } from 'zod'
import { askShop } from '../calls/ask-shop'
import type { Say } from '../words/say'

const change = z.object({ column: z.string(), before: z.string(), after: z.string() })
const row = z.object({ line: z.number(), key: z.string(), isNew: z.boolean(), changes: z.array(change) })
const fault = z.object({
  code: z.string(),
  sentence: z.string(),
  line: z.number().optional(),
  column: z.string().optional(),
})
const look = z.object({
  rows: z.array(row),
  same: z.number(),
  digest: z.string(),
  passedOver: z.array(z.string()),
  faults: z.array(fault),
  refused: z.number(),
})
const done = z.object({ imported: z.number() })
const refusedRows = z.object({ faults: z.array(fault) })

export type Look = z.output<typeof look>
export type Told =
  | { kind: 'look'; look: Look }
  | { kind: 'done'; imported: number }
  | { kind: 'refused'; sentences: string[] }

/** Sends a file; what the shop says of it. */
export async function askImport(t: Say, address: string, sent: object): Promise<Told> {
  const { said, refusal } = await askShop(address, sent)
  const looked = look.safeParse(said)
  if (looked.success) return { kind: 'look', look: looked.data }
  const imported = done.safeParse(said)
  if (imported.success) return { kind: 'done', imported: imported.data.imported }
  const rows = refusedRows.safeParse(said)
  if (rows.success) return { kind: 'refused', sentences: rows.data.faults.map(each => faultText(t, each)) }
  return { kind: 'refused', sentences: [refusal?.message ?? t('The shop did not answer. Try again.')] }
}

/** Where it is, then why. */
export function faultText(t: Say, { line, column, sentence }: z.output<typeof fault>): string {
  if (line && column) return t('Line {line}, column “{column}”: {sentence}', { line, column, sentence })
  if (line) return t('Line {line}: {sentence}', { line, sentence })
  return column ? t('Column “{column}”: {sentence}', { column, sentence }) : sentence
}
