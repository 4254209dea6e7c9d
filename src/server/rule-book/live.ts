import { database } from '../database'
import { listen } from './listen'
import { loadSnapshot, type Snapshot } from './load'
import { adopt, type Live } from './reload'

type Shared = { shopRuleBook?: Live }

// One per process, whatever bundle asks: pages, proxy and jobs are bundled apart.
const shared: Shared = globalThis as Shared

/**
 * The rule book of now: loaded once, swapped whole when its rows change (ARCHITECTURE, rule book).
 * Throws where it was never loaded and the database does not answer; once loaded it always answers.
 */
export async function ruleBook(): Promise<Snapshot> {
  shared.shopRuleBook ??= open()
  return shared.shopRuleBook.snapshot
}

/** Counts the swaps of this process, so that what was derived from a rule book can tell whether it is the same one. */
export const ruleBookRevision = (): number => shared.shopRuleBook?.revision ?? 0

/** Whether changes reach this process; while it is false the last loaded rule book serves. */
export const isListening = (): boolean => shared.shopRuleBook?.listening ?? false

/**
 * Raised by every published change of anything that pages show, of the rule book after it is loaded: what was made at
 * another number may be out of date.
 */
export const pageRevision = (): number => shared.shopRuleBook?.pages ?? 0

/**
 * Whether all that was published until half a second ago is known here. False from a lost or silent connection until
 * everything was loaded again, and while it cannot be loaded.
 */
export const isCaughtUp = (): boolean => {
  const live = shared.shopRuleBook
  return live?.isCaughtUp === true && live.heartbeat?.isAlive() === true
}

function open(): Live {
  const live: Live = {
    snapshot: loadSnapshot(database),
    revision: 1,
    pages: 1,
    listening: false,
    isCaughtUp: false,
  }
  live.snapshot.then(adopt, () => {
    shared.shopRuleBook = undefined
  })
  void listen(live, () => shared.shopRuleBook === live)
  return live
}
