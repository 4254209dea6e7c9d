import { instantToCome, type When } from '../publishing/typed-instant'
import { goLive, notAsSeen } from './go-live'
import { unasked } from './large-question'
import { type Acting, OPEN, onPriceSet } from './on-price-set'
import type { Outcome } from './outcome'
import { plansOfSet } from './plans'
import { rowsOfSet } from './price-set'

type Confirming = Acting & { isConfirmed: boolean }

/**
 * Sets the prices of the set as they were shown; refuses with `changed_meanwhile` where one differs by now, and with
 * `large_change` until that is confirmed.
 */
export const publishNow = (id: string, { isConfirmed, ...who }: Confirming): Promise<Outcome> =>
  onPriceSet(
    id,
    OPEN,
    async (tx, set) => (await unasked(tx, set, isConfirmed, who.at)) ?? goLive(tx, set, who),
  )

/** The instant is typed by the clock of a named time zone. */
export const schedule = (id: string, when: When, { isConfirmed, by, at }: Confirming): Promise<Outcome> =>
  onPriceSet(id, OPEN, async (tx, set) => {
    const instant = instantToCome(when, at)
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
    return { ok: true, id: set.id, sentence: `“${set.name}” goes live automatically.` }
  })

/** Refuses with `wrong_state` unless it is scheduled. */
export const unschedule = (id: string, { at }: Acting): Promise<Outcome> =>
  onPriceSet(id, ['scheduled'], async (tx, set) => {
    await tx.query(
      `update price_sets set state = 'draft', goes_live_at = null, updated_at = $2 where id = $1`,
      [set.id, new Date(at)],
    )
    return {
      ok: true,
      id: set.id,
      sentence: `“${set.name}” is a draft again and does not go live automatically.`,
    }
  })

/** Throws a set away that never went live. */
export const discard = (id: string): Promise<Outcome> =>
  onPriceSet(id, ['draft', 'stopped'], async (tx, set) => {
    await tx.query('delete from price_sets where id = $1', [set.id])
    return { ok: true, id: set.id, sentence: `“${set.name}” is thrown away.` }
  })
