import { type Database, inTransaction } from '../runtime/database'
import { type Outcome, refused } from './outcome'
import { lockedPriceSet, type PriceSet } from './price-set'
import type { SetState } from './terms'

/** Who acts, by email, and when (ms). */
export type Acting = { by: string; at: number }

/** States in which a set has changed nothing yet. */
export const OPEN: readonly SetState[] = ['draft', 'stopped', 'scheduled']

/** Acts on a set alone, in one transaction, where its state allows it. */
export const onPriceSet = (
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
  draft: 'It is a draft: it does not go live automatically.',
  scheduled: 'It is scheduled. Take it off the schedule first.',
  live: 'It is live already.',
  taken_back: 'It was taken back. Make a new set.',
  stopped: 'It did not go live. Take a fresh look.',
}
