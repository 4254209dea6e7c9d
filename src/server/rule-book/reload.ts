import { editMessages } from '@/site/messages'
import { database } from '../runtime/database'
import { log } from '../runtime/log/log'
import { openOutage } from '../runtime/outage'
import { type Backoff, backoff } from './backoff'
import type { Heartbeat } from './heartbeat'
import { loadSnapshot, type Snapshot } from './load'

/** The rule book of a process, and how far it has followed what was published. */
export type Live = {
  snapshot?: Snapshot
  /** Why it could not be loaded, the last time that it could not. */
  failure?: unknown
  /** Over once it was tried for the first time. */
  begun: Promise<void>
  revision: number
  /** Counts every published change of anything that pages show. */
  pages: number
  listening: boolean
  isCaughtUp: boolean
  heartbeat?: Heartbeat
  /** Ends the connection on which changes are heard of. */
  leave?: () => Promise<void>
  /** Nobody is to listen any more. */
  isClosed: boolean
}

const reloads = new WeakMap<Live, { running: boolean; wanted: boolean; retry: Backoff }>()

/** Loads beside the old book and swaps; changes that arrive meanwhile cause one more load, not many. */
export async function reload(live: Live): Promise<void> {
  const state = reloads.get(live) ?? { running: false, wanted: false, retry: backoff() }
  reloads.set(live, state)
  state.wanted = true
  if (state.running) return
  state.running = true
  let isLoaded = false
  while (state.wanted) {
    state.wanted = false
    isLoaded = await swap(live)
  }
  state.running = false
  live.isCaughtUp = isLoaded && live.listening
  if (isLoaded && !live.snapshot?.lacksWords) state.retry.wentWell()
  // Who does not listen loads anyway as soon as it does.
  else if (live.listening) setTimeout(() => void reload(live), state.retry.next()).unref()
}

/** While it fails the last rule book serves on, if there is one. */
const outage = openOutage({
  fails: 'the rule book could not be loaded; trying again',
  works: 'the rule book is loaded again',
})

async function swap(live: Live): Promise<boolean> {
  try {
    const next = await outage.during(() => loadSnapshot(database))
    live.snapshot = next
    live.revision += 1
    adopt(next)
    live.pages += 1
    return true
  } catch (error) {
    live.failure = error
    return false
  }
}

/** The translators of this process say from now on what its words say. */
function adopt({ words, problems }: Snapshot): void {
  editMessages(words.messages)
  for (const problem of problems) log.error(problem, 'a row of the rule book was left out')
}
