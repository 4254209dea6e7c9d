import { onePerProcess } from '@/one-per-process'
import { listen } from './listen'
import type { Snapshot } from './load'
import type { Live } from './reload'

const shared = onePerProcess<{ live?: Live }>('rule book', () => ({}))

/**
 * The rule book of now: loaded once, swapped whole when its rows change (ARCHITECTURE, rule book); from then on it always
 * answers. Throws while it was never loaded, with what the last try failed by: the next one is not the caller's, however
 * many ask.
 */
export async function ruleBook(): Promise<Snapshot> {
  shared.live ??= open()
  const live = shared.live
  if (!live.snapshot) await live.begun
  if (!live.snapshot) throw live.failure
  return live.snapshot
}

/** The same without waiting; undefined while it was never loaded. Asking for it begins to load it. */
export function knownRuleBook(): Snapshot | undefined {
  shared.live ??= open()
  return shared.live.snapshot
}

/** Counts the swaps of this process, so that what was derived from a rule book can tell whether it is the same one. */
export const ruleBookRevision = (): number => shared.live?.revision ?? 0

/** Whether changes reach this process; while it is false the last loaded rule book serves. */
export const isListening = (): boolean => shared.live?.listening ?? false

/**
 * Raised by every published change of anything that pages show, of the rule book after it is loaded: what was made at
 * another number may be out of date.
 */
export const pageRevision = (): number => shared.live?.pages ?? 0

/**
 * Whether all that was published until half a second ago is known here. False from a lost or silent connection until
 * everything was loaded again, and while it cannot be loaded.
 */
export const isCaughtUp = (): boolean => {
  const live = shared.live
  return live?.isCaughtUp === true && live.heartbeat?.isAlive() === true
}

/** Whether this process was too busy to read what the database has told it. */
export const isBehind = (): boolean => shared.live?.heartbeat?.isBehind() ?? false

/** Over once all that the database has told by now has been read. */
export const catchUp = async (): Promise<void> => shared.live?.heartbeat?.catchUp()

/** Hears of no change any more: before a process ends, so that the end of its connection is no failure. */
export async function stopListening(): Promise<void> {
  const live = shared.live
  if (!live) return
  live.isClosed = true
  await live.leave?.()
}

/** One for the life of the process: what fails is tried again by it. */
function open(): Live {
  const live: Live = {
    begun: Promise.resolve(),
    revision: 0,
    pages: 0,
    listening: false,
    isCaughtUp: false,
    isClosed: false,
  }
  live.begun = listen(live)
  return live
}
