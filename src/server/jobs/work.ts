import type PgBoss from 'pg-boss'
import { database } from '../database'
import { log, withLogContext } from '../log'
import { bossWith, executorOn, sender } from './boss'
import { JOB_NAMES, type JobData, type JobName } from './queues'

export type Handlers = { [N in JobName]: (data: JobData[N]) => Promise<unknown> }

type Shared = { shopWorker?: Promise<PgBoss> }
const shared: Shared = globalThis as Shared

const EVERY_MINUTE = '* * * * *'

/** Starts to run the jobs of all queues in this process; a second call changes nothing. */
export function startJobs(handlers: Handlers): Promise<PgBoss> {
  shared.shopWorker ??= start(handlers).catch(error => {
    shared.shopWorker = undefined
    throw error
  })
  return shared.shopWorker
}

/** Lets the jobs that run end, and takes no more. */
export async function stopJobs(): Promise<void> {
  const worker = await shared.shopWorker
  shared.shopWorker = undefined
  await worker?.stop({ timeout: 10_000 })
}

async function start(handlers: Handlers): Promise<PgBoss> {
  await sender()
  const boss = await bossWith({ db: executorOn(database), supervise: true, schedule: true }).start()
  for (const name of JOB_NAMES) await work(boss, name, handlers)
  await boss.schedule('sweep-payments', EVERY_MINUTE)
  return boss
}

async function work<N extends JobName>(boss: PgBoss, name: N, handlers: Handlers): Promise<void> {
  const options = { batchSize: 20, pollingIntervalSeconds: 0.5 }
  await boss.work<JobData[N]>(name, options, async jobs => {
    await Promise.all(
      jobs.map(job =>
        withLogContext({ job: job.name, id: job.id }, () =>
          runOne(boss, job, () => handlers[name](job.data)),
        ),
      ),
    )
  })
}

/** Fails one job of a batch by itself: pg-boss would fail the whole batch. */
async function runOne(boss: PgBoss, { name, id }: PgBoss.Job<unknown>, run: () => Promise<unknown>) {
  try {
    await run()
  } catch (error) {
    log.error({ error }, 'a job failed')
    await boss.fail(name, id, { message: error instanceof Error ? error.message : String(error) })
  }
}
