import { caughtUpRuleBook } from '../rule-book/live'
import { type Database, database, inTransaction } from '../runtime/database'
import { isTimeZone, zonedInstant } from '../time-zones/zoned-instant'
import { isChosen } from './chosen'
import { goLive, notAsSeen } from './go-live'
import { largeChanges } from './large'
import { namesOf, type Outcome, type Refused, refused } from './outcome'
import { plannedFor, type SetRow } from './planned'
import { plansOfSet, plansOnSale } from './plans'
import { lockedPriceSet, type PriceSet, rowsOfSet } from './price-set'
import type { SetState } from './terms'
import { readTyped, type Typed } from './typed'

/** Who acts, by email, and when (ms). */
export type Acting = { by: string; at: number }
export type When = { at: string; zone: string }

const OPEN: readonly SetState[] = ['draft', 'stopped', 'scheduled']

/** Makes a draft of what was typed, for the plans that are on sale now. */
export async function saveDraft(typed: Typed, { by, at }: Acting): Promise<Outcome> {
  const all = await plansOnSale(database)
  const { chosen, wanted, plans, problems } = readTyped(typed, all)
  const name = typed.name.trim().slice(0, 100)
  if (name === '') problems.unshift(refused('no_name', 'name', 'Give it a name by which you find it again.'))
  if (problems[0] || !wanted) return problems[0] ?? refused('no_number', 'by', 'Type a number.')
  const { book } = await caughtUpRuleBook()
  const planned = plannedFor(plans, wanted, book.currencies)
  const problem = problemOf(planned)
  if (problem) return problem
  const id = await inTransaction(async tx => {
    const { prod_type, line, tier, family, region, product } = chosen
    const { kind, by: amount, ending } = wanted.change
    const [made] = await tx.query<{ id: string }>(
      `insert into price_sets (name, prod_type, line, tier, family, region, product, change_kind, change_by, ending, changed_amounts,
         made_by, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8::enum_price_sets_change_kind, $9, $10::enum_price_sets_ending,
         $11::enum_price_sets_changed_amounts, $12, $13, $13) returning id`,
      [
        name,
        prod_type,
        line,
        tier,
        family,
        region,
        product,
        kind,
        amount,
        ending,
        wanted.amounts,
        by,
        new Date(at),
      ],
    )
    if (!made) throw new Error('The price set was not stored.')
    await storeRows(tx, made.id, planned.rows)
    return made.id
  })
  return { ok: true, id, sentence: `“${name}” is saved as a draft. Nothing is changed yet.` }
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
  acting(id, OPEN, async (tx, set) => {
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

type Confirming = Acting & { isConfirmed: boolean }

export const publishNow = (id: string, { isConfirmed, ...who }: Confirming): Promise<Outcome> =>
  acting(id, OPEN, async (tx, set) => (await unasked(tx, set, isConfirmed, who.at)) ?? goLive(tx, set, who))

/** The instant is typed by the clock of a named time zone. */
export const schedule = (id: string, when: When, { isConfirmed, by, at }: Confirming): Promise<Outcome> =>
  acting(id, OPEN, async (tx, set) => {
    const instant = instantOf(when, at)
    if (typeof instant === 'object') return instant
    const problem =
      notAsSeen(await plansOfSet(tx, set.id), await rowsOfSet(tx, set.id)) ??
      (await unasked(tx, set, isConfirmed, at))
    if (problem) return problem
    await tx.query(
      `update price_sets set state = 'scheduled', goes_live_at = $2, goes_live_zone = $3, is_confirmed = $4, made_by = $5, note = null,
         updated_at = $6 where id = $1`,
      [set.id, new Date(instant), when.zone, isConfirmed, by, new Date(at)],
    )
    return { ok: true, id: set.id, sentence: `“${set.name}” goes live by itself.` }
  })

export const unschedule = (id: string, { at }: Acting): Promise<Outcome> =>
  acting(id, ['scheduled'], async (tx, set) => {
    await tx.query(
      `update price_sets set state = 'draft', goes_live_at = null, updated_at = $2 where id = $1`,
      [set.id, new Date(at)],
    )
    return {
      ok: true,
      id: set.id,
      sentence: `“${set.name}” is a draft again and does not go live by itself.`,
    }
  })

/** Throws a set away that never went live. */
export const discard = (id: string): Promise<Outcome> =>
  acting(id, ['draft', 'stopped'], async (tx, set) => {
    await tx.query('delete from price_sets where id = $1', [set.id])
    return { ok: true, id: set.id, sentence: `“${set.name}” is thrown away.` }
  })

const acting = (
  id: string,
  states: readonly SetState[],
  act: (tx: Database, set: PriceSet) => Promise<Outcome>,
): Promise<Outcome> =>
  inTransaction(async tx => {
    const set = await lockedPriceSet(tx, id)
    if (!set) return refused('not_found', 'set', 'This price set is no longer there.')
    return states.includes(set.state) ? act(tx, set) : refused('wrong_state', 'state', NOT_NOW[set.state])
  })

const NOT_NOW: Record<SetState, string> = {
  draft: 'It is a draft: it does not go live by itself.',
  scheduled: 'It is scheduled. Take it off the schedule first.',
  live: 'It is live already.',
  taken_back: 'It was taken back. Make a new set.',
  stopped: 'It did not go live. Take a fresh look.',
}

/** The question about changes of more than 30 %, unless it was answered. */
export async function unasked(
  tx: Database,
  set: PriceSet,
  isConfirmed: boolean,
  at: number,
): Promise<Refused | undefined> {
  if (isConfirmed) return undefined
  const [plans, changed] = [await plansOfSet(tx, set.id), await rowsOfSet(tx, set.id)]
  const { own, others } = largeChanges(await caughtUpRuleBook(), { plans, changed, at })
  if (own + others === 0) return undefined
  const count = Math.max(own, others)
  return refused(
    'large_change',
    'confirm',
    `${count} prices change by more than 30 %. If that is meant, tick “Yes, change them by that much”.`,
  )
}

/** The instant (ms) of what was typed by the clock of a named zone, or why it is none that is to come. */
export function instantOf({ at, zone }: When, now: number): number | Refused {
  if (!isTimeZone(zone)) return refused('no_zone', 'zone', 'Choose a time zone of the list.')
  const found = zonedInstant(at, zone)
  if (found.ok)
    return found.at > now
      ? found.at
      : refused('in_the_past', 'at', 'That is over. Type a later time, or publish it now.')
  switch (found.why) {
    case 'no_time':
      return refused('no_time', 'at', 'Type a date and a time such as 2026-12-01 09:00.')
    case 'skipped':
      return refused('skipped', 'at', 'The clock is put forward over this time there. Type another.')
    case 'twice':
      return refused('twice', 'at', 'The clock shows this time twice that day. Type it in UTC.')
  }
}
