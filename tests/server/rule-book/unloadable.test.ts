import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../../support/database'
import { soon } from '../../support/soon'
import { statementsOf } from '../../support/statements'

const db = await freshDatabase()
await db.query('update pricing_settings set weight_video = -1')
const { ruleBook, isListening, isCaughtUp } = await import('@/server/rule-book/live')

const listeners = async () => {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where application_name = 'shop changes' and datname = current_database()`,
  )
  return rows[0]?.count
}

/** How often the whole rule book is asked for while `work` runs; its words are read by no other statement. */
async function loadsDuring(work: () => Promise<unknown>): Promise<number> {
  const statements = await statementsOf(work)
  return statements.filter(
    text => text.includes("'offerRules' as source") && text.includes("'navigation' as source"),
  ).length
}

// Time stands still: a second try of its own comes later than all that is asked here.
vi.useFakeTimers({ toFake: ['setTimeout'] })

test('while the rule book cannot be loaded, callers share one try and one connection', async () => {
  const loads = await loadsDuring(async () => {
    const first = await Promise.allSettled(Array.from({ length: 12 }, ruleBook))
    for (let call = 0; call < 12; call += 1) first.push(...(await Promise.allSettled([ruleBook()])))
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set(['rejected']))
  })
  expect(loads).toBe(1)
  vi.useRealTimers()
  await soon(async () => expect(await listeners()).toBe(1))
})

test('it is there for the next caller once its rows are mended, though nobody asks meanwhile', async () => {
  expect([isListening(), isCaughtUp()]).toEqual([true, false])
  await db.query('update pricing_settings set weight_video = 6')
  await soon(() => expect(isCaughtUp()).toBe(true))
  expect((await ruleBook()).problems).toEqual([])
  expect(await listeners()).toBe(1)
})
