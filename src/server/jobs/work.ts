import type PgBoss from 'pg-boss'
import { onePerProcess } from '@/one-per-process'
import { bossWith, sender, workingExecutor } from './boss'
import { type Chore, startChore } from './chores'
import { JOB_NAMES, type JobData, type JobName } from './queues'
import { type Runner, runQueue } from './runner'

export type Handlers = { [N in JobName]: (data: JobData[N]) => Promise<unknown> }

type Work = { stop: () => Promise<void> }
const worker = onePerProcess<{ work?: Promise<Work> }>('worker', () => ({}))

const EVERY_MINUTE = '* * * * *'
const EVERY_NIGHT = '17 3 * * *'
const GRACE_MS = 10_000
/** Detects jobs of a dead process; pg-boss's default is two minutes. */
const CARE = { maintenanceIntervalSeconds: 15 }

/** Runs the jobs of all queues and the chores in this process; a second call does nothing. */
export async function startJobs(handlers: Handlers, chores: readonly Chore[]): Promise<void> {
  worker.work ??= start(handlers, chores).catch(error => {
    worker.work = undefined
    throw error
  })
  await worker.work
}

/** Takes no more jobs and waits for the running ones. */
export async function stopJobs(): Promise<void> {
  const work = await worker.work
  worker.work = undefined
  await work?.stop()
}

async function start(handlers: Handlers, chores: readonly Chore[]): Promise<Work> {
  await sender()
  const db = workingExecutor()
  const boss = await bossWith({ db, supervise: true, schedule: true, ...CARE }).start()
  await boss.schedule('sweep-payments', EVERY_MINUTE)
  await boss.schedule('keep-house', EVERY_NIGHT)
  const running = [...JOB_NAMES.map(name => runnerOf(boss, name, handlers)), ...chores.map(startChore)]
  return {
    stop: async () => {
      await Promise.all(running.map(each => each.stop(GRACE_MS)))
      await boss.stop({ timeout: GRACE_MS })
      await db.end()
    },
  }
}

const runnerOf = <N extends JobName>(boss: PgBoss, name: N, handlers: Handlers): Runner =>
  runQueue({ boss, name, run: data => handlers[name](data) })
