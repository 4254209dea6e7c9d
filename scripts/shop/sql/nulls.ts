import type pg from 'pg'
import type { Catalogue } from './catalogue'
import type { Column } from './describe'

type Known = { client: pg.Client; catalogue: Catalogue }

const OUTER_JOIN = /\b(left|right|full)\s+(outer\s+)?join\b/i

/** Whether a column of a result is surely never null: one that has to be filled, in a statement where no row stands alone. */
export function isNeverNull({ catalogue }: Known, text: string, { table, attribute }: Column): boolean {
  const column = catalogue.columnOf(table, attribute)
  return column !== undefined && !column.isNullable && !OUTER_JOIN.test(text)
}

/** Whether a column of a result may be null, as far as that is known: not of what is computed. */
export async function canBeNull(known: Known, text: string, column: Column): Promise<boolean> {
  const stored = known.catalogue.columnOf(column.table, column.attribute)
  if (!stored) return false
  const isBeside = new RegExp(`\\bleft\\s+join\\s+"?${stored.table}\\b`, 'i').test(text)
  if (!stored.isNullable && !isBeside) return false
  return !(await isRuledOut(known.client, text, column.name))
}

const ENDING = /\s(order by [^()]*)?(limit \S+)?\s*(for (no key )?update.*)?;?\s*$/is

/** Whether the planner sees that no row has a null there, for a condition of the statement rules it out. */
async function isRuledOut(client: pg.Client, text: string, name: string): Promise<boolean> {
  if (!/^\s*select\b/i.test(text)) return false
  const asked = `select from (${text.replace(ENDING, ' ')}) q where q.${JSON.stringify(name)} is null`
  const plan = await client
    .query<{ 'QUERY PLAN': string }>(`explain (generic_plan, costs off) ${asked}`)
    .catch(() => undefined)
  return plan?.rows.some(row => /One-Time Filter: false/.test(row['QUERY PLAN'])) ?? false
}
