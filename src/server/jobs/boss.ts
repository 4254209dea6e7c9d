import PgBoss from 'pg-boss'
import { onePerProcess } from '@/one-per-process'
import { type Database, database, openPool } from '../runtime/database'
import { connection } from '../runtime/database-connection'
import { log } from '../runtime/log/log'
import { openOutage } from '../runtime/outage'
import { JOB_NAMES, QUEUES } from './queues'

const shared = onePerProcess<{ boss?: Promise<PgBoss> }>('sender of jobs', () => ({}))

/** Lets pg-boss use a database of ours: in a transaction a job is there only once that commits. */
export const executorOn = (db: Database): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: await db.query(text, values) }),
})

const MAX_CONNECTIONS = 3
const outage = openOutage({
  fails: 'the job queue does not answer; trying again',
  works: 'the job queue answers again',
})

/**
 * For polling: logs an outage once, where pg-boss logs everything or nothing. Its own connections, so that hung
 * jobs take none from page requests.
 */
export function workingExecutor(): PgBoss.Db & { end: () => Promise<void> } {
  const own = openPool(MAX_CONNECTIONS)
  return {
    executeSql: (text, values) => outage.during(() => executorOn(own.database).executeSql(text, values)),
    end: own.end,
  }
}

/** Not started yet; unless `options` say so it neither supervises nor schedules. During an outage, which is logged once, its errors are not. */
export function bossWith(options: PgBoss.ConstructorOptions): PgBoss {
  const boss = new PgBoss({ schema: 'jobs', supervise: false, schedule: false, ...options })
  return boss.on('error', error => {
    if (!outage.isOn()) log.error({ error }, 'the job queue reports an error')
  })
}

/** The pg-boss that sends jobs, its tables and queues installed; it runs none. */
export function sender(): Promise<PgBoss> {
  shared.boss ??= installed().catch(error => {
    shared.boss = undefined
    throw error
  })
  return shared.boss
}

/** On its own connection: transactions that wait for it may hold all of the pool. */
async function installed(): Promise<PgBoss> {
  const installer = await bossWith({ ...connection(), max: 1 }).start()
  try {
    for (const name of JOB_NAMES) await installer.createQueue(name, { name, ...QUEUES[name] })
  } finally {
    await installer.stop({ graceful: false })
  }
  return bossWith({ db: executorOn(database) })
}
