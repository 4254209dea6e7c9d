import { setTimeout } from 'node:timers/promises'
import { stopJobs } from '@/server/jobs/work'
import { observeProcess } from '@/server/metrics/process'
import { stopListening } from '@/server/rule-book/live'
import { closeDatabase } from '@/server/runtime/database'
import type { Ending } from './ending'
import { type Serving, serve } from './serve'

/** Visitors and jobs have ten seconds, and give back what is not over by then. */
const WORKING_MS = 15_000
const CLOSING_MS = 2_000

const within = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, setTimeout(ms, undefined, { ref: false })])

export async function serveHere(options: { dev: boolean }): Promise<Ending> {
  observeProcess()
  const serving = await serve(options)
  return { inOrder: () => end(serving), atOnce: () => {} }
}

async function end(serving: Serving): Promise<void> {
  await within(WORKING_MS, Promise.all([serving.drain(), stopJobs()]))
  await within(CLOSING_MS, Promise.all([stopListening(), closeDatabase()]))
}
