import { backoff } from '@/server/rule-book/backoff'
import { log } from '@/server/runtime/log/log'
import type { PostgresFolders } from './postgres-folders'
import { ownsServer } from './postgres-owner'
import { launch, serverOf } from './postgres-process'

/** How soon a server's end is noticed, and the longest wait before it is tried again. */
const LOOK_MS = 250
const MAX_MS = 30_000

/**
 * Restarts the private Postgres on its known port whenever it ended without its owner's order, or its owner ended.
 * Gives what ends the watch; after that nothing is started any more.
 */
export function keepRunning(folders: PostgresFolders, port: number): () => Promise<void> {
  const retry = backoff(LOOK_MS, MAX_MS)
  let isOver = false
  let looking: Promise<void> = Promise.resolve()
  let timer = setTimeout(look, LOOK_MS).unref()

  function look(): void {
    looking = lookOnce().then(wait => {
      if (!isOver) timer = setTimeout(look, wait).unref()
    })
  }

  async function lookOnce(): Promise<number> {
    try {
      if (!ownsServer(folders) || serverOf(folders)) return LOOK_MS
      log.error({ port }, 'the private Postgres has ended; starting it again')
      await launch(folders, port)
      retry.wentWell()
      log.warn({ port }, 'the private Postgres runs again')
      return LOOK_MS
    } catch (error) {
      log.error({ error }, 'the private Postgres could not be started again')
      return retry.next()
    }
  }

  return async () => {
    isOver = true
    clearTimeout(timer)
    await looking
  }
}
