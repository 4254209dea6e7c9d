import { setTimeout } from 'node:timers/promises'
import { stopJobs } from '@/server/jobs/work'
import { observeProcess } from '@/server/metrics/process'
import { stopListening } from '@/server/rule-book/live'
import { closeDatabase } from '@/server/runtime/database'
import type { Ending } from './ending'
import { type Serving, serve } from './serve'

const CLOSING_MS = 2_000

/** Serves in this process; visitors end first, and connections of work that does not end go with the process. */
export async function serveHere(options: { dev: boolean }): Promise<Ending> {
  observeProcess()
  const serving = await serve(options)
  return { inOrder: () => end(serving), atOnce: () => {} }
}

async function end(serving: Serving): Promise<void> {
  await Promise.all([serving.drain(), stopJobs()])
  await Promise.race([Promise.all([stopListening(), closeDatabase()]), setTimeout(CLOSING_MS)])
}
