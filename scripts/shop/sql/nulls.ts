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

/** A statement, and how many values it takes. */
type Statement = { text: string; takes: number }

/** Whether a column of a result may be null, as far as that is known: not of what is computed. */
export async function canBeNull(known: Known, statement: Statement, column: Column): Promise<boolean> {
  const stored = known.catalogue.columnOf(column.table, column.attribute)
  if (!stored) return false
  const isBeside = new RegExp(`\\bleft\\s+join\\s+"?${stored.table}\\b`, 'i').test(statement.text)
  if (!stored.isNullable && !isBeside) return false
  return !(await isRuledOut(known.client, statement, column.name))
}

const ENDING = /\s(order by [^()]*)?(limit \S+)?\s*(for (no key )?update.*)?;?\s*$/is

/** Whether the planner sees that no row has a null there, for a condition of the statement rules it out. */
async function isRuledOut(client: pg.Client, { text, takes }: Statement, name: string): Promise<boolean> {
  if (!/^\s*select\b/i.test(text)) return false
  const nulls = `select from (${text.replace(ENDING, ' ')}) q where q.${JSON.stringify(name)} is null`
  const plan = await planOf(client, { text: nulls, takes }).catch(() => '')
  return plan.includes('One-Time Filter: false')
}

/** How Postgres would run a statement, whatever its values are. */
async function planOf(client: pg.Client, { text, takes }: Statement): Promise<string> {
  const values = Array.from({ length: takes }, () => 'null').join(', ')
  await client.query(`prepare asked as ${text}`)
  const { rows } = await client
    .query<{ 'QUERY PLAN': string }>(`explain (costs off) execute asked${values && ` (${values})`}`)
    .finally(() => client.query('deallocate asked'))
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

/** A connection for that: the planner looks for conditions that exclude each other, and makes plans for any value. */
export const preparePlans = (client: pg.Client): Promise<unknown> =>
  client.query('set constraint_exclusion = on; set plan_cache_mode = force_generic_plan')
