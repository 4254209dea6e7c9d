import { freshDatabase } from '@tests/support/database'
import { onDatabase } from '@tests/support/shop-copy'
import { soon } from '@tests/support/soon'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { urlOf } from '../../../../scripts/shop/kept-database'

const db = await freshDatabase()
delete process.env.SMTP_URL
const { log } = await import('@/server/runtime/log/log')
const { startServer } = await import('@/server/startup/start')
const { isCaughtUp } = await import('@/server/rule-book/live')
const { stopJobs } = await import('@/server/jobs/work')
afterAll(stopJobs)

/** Of the lines that several chores write, and the sweep for several kinds, each has its own. */
function choreOf(told: unknown): string {
  if (typeof told !== 'object' || told === null) return ''
  if ('chore' in told) return `: ${told.chore}`
  return 'kind' in told ? `: ${told.kind}` : ''
}

/** What the log is told, by its words. */
const said: string[] = []
for (const level of ['error', 'warn'] as const)
  vi.spyOn(log, level).mockImplementation(
    (told: unknown, words?: string) => void said.push(`${words ?? ''}${choreOf(told)}`),
  )

const name = new URL(db.url).pathname.slice(1)

/** As long as nobody is let in, every try fails at once. */
const letIn = (isOpen: boolean) =>
  onDatabase(urlOf(db.url, 'postgres'), async admin => {
    await admin.query(`alter database "${name}" allow_connections ${isOpen}`)
    if (!isOpen)
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })

test('however often what runs by itself fails while the database is gone, the log says so once, and once that it works again', async () => {
  // The queue looks after itself by intervals of up to two minutes.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await startServer()
  await soon(() => expect(isCaughtUp()).toBe(true))
  said.length = 0
  await letIn(false)
  const asked = vi.spyOn(pg.Pool.prototype, 'query')
  const tries = vi.spyOn(pg.Client.prototype, 'connect')
  for (let minute = 1; minute <= 5; minute += 1) {
    vi.advanceTimersByTime(60_000)
    await soon(() => expect(asked.mock.calls.length).toBeGreaterThan(20 * minute))
  }
  await soon(() => expect(tries.mock.calls.length).toBeGreaterThan(70))
  await letIn(true)
  for (const again of ['the rule book listens for changes again', 'the job queue answers again'])
    await soon(() => expect(said).toContain(again))
  // Each connection that stood tells how it ended; all else is said once.
  const others = said.filter(words => words !== 'a database connection was lost')
  expect(others.filter((words, at) => others.indexOf(words) < at)).toEqual([])
  expect(said).toContain('the job queue does not answer; trying again')
  expect(said).toContain('the rule book cannot listen for changes; trying again')
})
