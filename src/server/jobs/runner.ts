import { setTimeout as pause } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { withLogContext } from '../runtime/log/context'
import { log } from '../runtime/log/log'
import { counter } from '../runtime/metrics'
import { type JobData, type JobName, QUEUES } from './queues'

const SLOTS = 20
const POLL_MS = 500

const countJob = counter({
  name: 'shop_jobs_total',
  help: 'Jobs that were run, by queue and outcome; a failed one is tried again.',
  labelNames: ['queue', 'outcome'],
})

export type Runner = { stop: (graceMs: number) => Promise<void> }

type Queue<N extends JobName> = { boss: PgBoss; name: N; run: (data: JobData[N]) => Promise<unknown> }

/**
 * Runs each job of a queue on its own, so that a hung one blocks only its slot; pg-boss's worker waits for its
 * whole batch.
 */
export function runQueue<N extends JobName>(queue: Queue<N>): Runner {
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const fetching = keepFetching(queue, running, stopping.signal)
  return {
    stop: async graceMs => {
      stopping.abort()
      await fetching
      await Promise.race([Promise.all(running.values()), pause(graceMs, undefined, { ref: false })])
      if (running.size > 0) await giveBack(queue, [...running.keys()])
    },
  }
}

/** Jobs unfinished by then are retried by another process at once, not at their time limit. */
const giveBack = <N extends JobName>({ boss, name }: Queue<N>, ids: string[]) =>
  boss
    .fail(name, ids)
    .catch((error: unknown) => log.error({ error, queue: name }, 'jobs could not be given back'))

type Running = Map<string, Promise<void>>

async function keepFetching<N extends JobName>(queue: Queue<N>, running: Running, stopping: AbortSignal) {
  while (!stopping.aborted) {
    const free = SLOTS - running.size
    const jobs = free > 0 ? await fetchJobs(queue, free) : []
    for (const job of jobs)
      running.set(
        job.id,
        withLogContext({ job: job.name, id: job.id }, () => runOne(queue, job)).finally(() =>
          running.delete(job.id),
        ),
      )
    const rested = pause(POLL_MS, undefined, { signal: stopping }).catch(() => {})
    await (jobs.length < free ? rested : Promise.race([rested, ...running.values()]))
  }
}

async function fetchJobs<N extends JobName>({ boss, name }: Queue<N>, batchSize: number) {
  try {
    return await boss.fetch<JobData[N]>(name, { batchSize })
  } catch (error) {
    log.error({ error, queue: name }, 'jobs could not be fetched')
    return []
  }
}

async function runOne<N extends JobName>(
  { boss, name, run }: Queue<N>,
  { id, data }: PgBoss.Job<JobData[N]>,
) {
  try {
    await inTime(run(data), QUEUES[name].expireInSeconds)
    await boss.complete(name, id)
    countJob({ queue: name, outcome: 'done' })
  } catch (error) {
    log.error({ error }, 'a job failed')
    countJob({ queue: name, outcome: 'failed' })
    await boss
      .fail(name, id, { message: error instanceof Error ? error.message : String(error) })
      .catch((lost: unknown) => log.error({ error: lost }, 'a job could not be closed'))
  }
}

async function inTime(work: Promise<unknown>, seconds: number): Promise<void> {
  const over = new AbortController()
  const late = pause(seconds * 1000, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`It took more than ${seconds} seconds.`)
  })
  await Promise.race([work, late]).finally(() => over.abort())
}
