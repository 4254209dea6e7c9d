import { onePerProcess } from '@/one-per-process'
import { listen } from './listen'
import type { Snapshot } from './load'
import type { Live } from './reload'

const shared = onePerProcess<{ live?: Live }>('rule book', () => ({}))

/**
 * The current rule book: loaded once, swapped whole when its rows change (ARCHITECTURE, rule book). Once loaded it
 * always answers; before, throws the last load's error, without trying again by itself.
 */
export async function ruleBook(): Promise<Snapshot> {
  shared.live ??= open()
  const live = shared.live
  if (!live.snapshot) await live.begun
  if (!live.snapshot) throw live.failure
  return live.snapshot
}

/**
 * The same with all that was published until now, for staff who look at what they have just saved. Where the database
 * cannot be asked, what is known.
 */
export async function caughtUpRuleBook(): Promise<Snapshot> {
  await ruleBook()
  await shared.live?.heartbeat?.hearAll().catch(() => {})
  await shared.live?.reloading
  return ruleBook()
}

/** Without waiting; undefined until it is loaded. Starts loading it. */
export function knownRuleBook(): Snapshot | undefined {
  shared.live ??= open()
  return shared.live.snapshot
}

/** Counts the swaps in this process. */
export const ruleBookRevision = (): number => shared.live?.revision ?? 0

/** Whether changes reach this process; otherwise the last loaded rule book serves. */
export const isListening = (): boolean => shared.live?.listening ?? false

/**
 * Raised by every published change of what pages show (of the rule book: after its reload). What was made at
 * another number may be stale.
 */
export const pageRevision = (): number => shared.live?.pages ?? 0

/**
 * Whether all that was published until half a second ago is known here. False after a lost or silent connection,
 * until the next full reload.
 */
export const isCaughtUp = (): boolean => {
  const live = shared.live
  return live?.isCaughtUp === true && live.heartbeat?.isAlive() === true
}

/** Whether this process is too busy to have read the database's notifications. */
export const isBehind = (): boolean => shared.live?.heartbeat?.isBehind() ?? false

/** Resolves once all notifications sent until now have been read. */
export const catchUp = async (): Promise<void> => shared.live?.heartbeat?.catchUp()

/** Stops listening before the process ends, so that the closed connection counts as no failure. */
export async function stopListening(): Promise<void> {
  const live = shared.live
  if (!live) return
  live.isClosed = true
  await live.leave?.()
}

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
