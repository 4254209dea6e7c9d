import type { Payload } from 'payload'
import { type Fields, keyedRows } from './fields'
import { type CollectionName, inStore, type Store, type StoredRow } from './open-store'
import { parseSeed } from './parse'
import { planSeed, type RowPlan, type TablePlan } from './plan'
import { WrongSeed } from './problem'
import type { SeedTables } from './seed-tables'
import { changeRow, createRow, lastSeeded, readReferences, rememberSeeded, storedRows } from './store'
import { seedRows, textRows } from './tables'

/** Fields by which rows name others of the same collection. */
const SELF_REFERENCES: Partial<Record<CollectionName, string>> = { articles: 'related' }

const without = (fields: Fields, name: string | undefined): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

/** `isDry`: everything is done and nothing is kept. */
type Options = {
  force?: readonly string[]
  tables?: SeedTables
  isDry?: boolean
  onPlanned?: (plan: TablePlan) => void
}

/**
 * Brings the texts of the database to the seed in one transaction and gives what was done, collection by collection.
 * Throws `WrongSeed` with every wrong row before anything is written.
 */
export async function applySeed(
  payload: Payload,
  { force = [], tables = seedRows, isDry = false, onPlanned }: Options = {},
): Promise<TablePlan[]> {
  const parsed = parseSeed(tables)
  if (!parsed.ok) throw new WrongSeed(parsed.problems)
  return inStore(payload, isDry, async store => {
    await readReferences(store)
    const plans: TablePlan[] = []
    for (const name of Object.keys(textRows) as CollectionName[]) {
      const stored = await storedRows(store, name)
      const plan = await planOf(store, name, { stored, force, tables })
      onPlanned?.(plan)
      for (const row of plan.rows) await perform(store, name, row, stored)
      await linkCreated(store, name, plan)
      plans.push(plan)
    }
    return plans
  })
}

type Known = { stored: ReadonlyMap<string, StoredRow>; force: readonly string[]; tables: SeedTables }

async function planOf(
  store: Store,
  name: CollectionName,
  { stored, force, tables }: Known,
): Promise<TablePlan> {
  const fields = new Map([...stored].map(([key, row]) => [key, row.fields]))
  const state = {
    collection: name,
    rows: keyedRows(tables[name]),
    stored: fields,
    last: await lastSeeded(store, name),
  }
  const [plan] = planSeed([state], force)
  if (!plan) throw new Error(`The seed has no plan for ${name}.`)
  return plan
}

async function perform(
  store: Store,
  name: CollectionName,
  row: RowPlan,
  stored: ReadonlyMap<string, StoredRow>,
): Promise<void> {
  const known = stored.get(row.key)
  if (row.kind === 'create') await createRow(store, name, without(row.fields, SELF_REFERENCES[name]))
  if (row.kind === 'change' && known) {
    await changeRow(store, name, known, Object.fromEntries(row.changes.map(({ field, to }) => [field, to])))
  }
  if (row.kind !== 'removed') await rememberSeeded(store, name, row.key, row.written)
}

/** Rows that name rows of their own collection are linked once all of them exist. */
async function linkCreated(store: Store, name: CollectionName, plan: TablePlan): Promise<void> {
  const field = SELF_REFERENCES[name]
  const created = plan.rows.flatMap(row => (row.kind === 'create' ? [row] : []))
  if (!field || created.length === 0) return
  const stored = await storedRows(store, name)
  for (const { key, fields } of created) {
    const known = stored.get(key)
    if (known) await changeRow(store, name, known, { [field]: fields[field] })
  }
}
