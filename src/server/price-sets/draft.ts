import { caughtUpRuleBook } from '../rule-book/live'
import { type Database, database, inTransaction } from '../runtime/database'
import { isChosen } from './chosen'
import { type Acting, OPEN, onPriceSet } from './on-price-set'
import { namesOf, type Outcome, type Refused, refused } from './outcome'
import { plannedFor, type SetRow, type Wanted } from './planned'
import { plansOnSale } from './plans'
import type { Chosen } from './terms'
import { readTyped, type Typed } from './typed'

/** Makes a draft of what was typed, for the plans that are on sale now. */
export async function saveDraft(typed: Typed, { by, at }: Acting): Promise<Outcome> {
  const all = await plansOnSale(database)
  const { chosen, wanted, plans, problems } = readTyped(typed, all)
  const name = typed.name.trim().slice(0, 100)
  if (name === '') problems.unshift(refused('no_name', 'name', 'Give it a name that you will find it by.'))
  if (problems[0] || !wanted) return problems[0] ?? refused('no_number', 'by', 'Type a number.')
  const { book } = await caughtUpRuleBook()
  const planned = plannedFor(plans, wanted, book.currencies)
  const problem = problemOf(planned)
  if (problem) return problem
  const id = await inTransaction(tx =>
    insertDraft(tx, { name, chosen, wanted, rows: planned.rows }, { by, at }),
  )
  return { ok: true, id, sentence: `“${name}” is saved as a draft. Nothing is changed yet.` }
}

type Draft = { name: string; chosen: Chosen; wanted: Wanted; rows: readonly SetRow[] }

async function insertDraft(
  tx: Database,
  { name, chosen, wanted, rows }: Draft,
  { by, at }: Acting,
): Promise<string> {
  const { prod_type, line, tier, family, region, product } = chosen
  const { kind, by: amount, ending } = wanted.change
  const where = [prod_type, line, tier, family, region, product]
  const [made] = await tx.query<{ id: string }>(
    `insert into price_sets (name, prod_type, line, tier, family, region, product, change_kind, change_by, ending, changed_amounts,
       made_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::enum_price_sets_change_kind, $9, $10::enum_price_sets_ending,
       $11::enum_price_sets_changed_amounts, $12, $13, $13) returning id`,
    [name, ...where, kind, amount, ending, wanted.amounts, by, new Date(at)],
  )
  if (!made) throw new Error('The price set was not stored.')
  await storeRows(tx, made.id, rows)
  return made.id
}

/** What keeps a planned change from being saved. */
export function problemOf({ rows, tooLow, aboveList }: ReturnType<typeof plannedFor>): Refused | undefined {
  if (tooLow.length > 0)
    return refused(
      'price_below_zero',
      'by',
      `Nothing would be left of the price of ${namesOf(tooLow)}. Type less.`,
    )
  if (aboveList.length > 0)
    return refused(
      'above_list',
      'amounts',
      `${namesOf(aboveList)} would sell above the list price. Change both prices, or choose other plans.`,
    )
  return rows.length === 0
    ? refused('nothing_changes', 'by', 'No price would change. Type another number, or choose an ending.')
    : undefined
}

const storeRows = (tx: Database, set: string, rows: readonly SetRow[]) =>
  tx.query(
    `insert into price_set_rows (set_id, plan_id, field, before, after)
     select $1::uuid, r.plan, r.field, r.before, r.after
     from jsonb_to_recordset($2::jsonb) as r(plan uuid, field text, before numeric, after numeric)`,
    [set, JSON.stringify(rows)],
  )

/** Computes a set that is not live anew from the prices of now; it is a draft then. */
export const lookAgain = (id: string, { by, at }: Acting): Promise<Outcome> =>
  onPriceSet(id, OPEN, async (tx, set) => {
    const { book } = await caughtUpRuleBook()
    const plans = (await plansOnSale(tx)).filter(plan => isChosen(plan, set.chosen))
    const planned = plannedFor(plans, set, book.currencies)
    const problem = problemOf(planned)
    if (problem) return problem
    await tx.query('delete from price_set_rows where set_id = $1', [set.id])
    await storeRows(tx, set.id, planned.rows)
    await tx.query(
      `update price_sets set state = 'draft', is_confirmed = false, goes_live_at = null, note = null, made_by = $2, updated_at = $3
       where id = $1`,
      [set.id, by, new Date(at)],
    )
    return { ok: true, id: set.id, sentence: `“${set.name}” is a draft of the prices as they are now.` }
  })
