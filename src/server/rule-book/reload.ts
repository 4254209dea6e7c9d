import { editMessages } from '@/site/messages'
import { database } from '../runtime/database'
import { log } from '../runtime/log/log'
import { openOutage } from '../runtime/outage'
import { type Backoff, backoff } from './backoff'
import type { Heartbeat } from './heartbeat'
import { loadSnapshot, type Snapshot } from './load'

export type Live = {
  snapshot?: Snapshot
  failure?: unknown
  begun: Promise<void>
  /** The last load that was wanted, whether it runs or not. */
  reloading?: Promise<void>
  revision: number
  pages: number
  listening: boolean
  isCaughtUp: boolean
  heartbeat?: Heartbeat
  leave?: () => Promise<void>
  isClosed: boolean
}

const reloads = new WeakMap<Live, Reloads>()

/** Loads beside the old book and swaps; all changes during a load cause one more. Resolves once the last one is there. */
export function reload(live: Live): Promise<void> {
  const state = reloads.get(live) ?? { running: false, wanted: false, retry: backoff() }
  reloads.set(live, state)
  state.wanted = true
  if (!state.running) live.reloading = reloadWhileWanted(live, state)
  return live.reloading ?? Promise.resolve()
}

type Reloads = { running: boolean; wanted: boolean; retry: Backoff }

async function reloadWhileWanted(live: Live, state: Reloads): Promise<void> {
  if (live.isClosed) return
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

function adopt({ words, problems }: Snapshot): void {
  editMessages(words.messages)
  for (const problem of problems) log.error(problem, 'a row of the rule book was left out')
}
