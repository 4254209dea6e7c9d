import { setImmediate as endOfTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Heartbeat, heartbeatOf } from '@/server/rule-book/heartbeat'

// The clock stands still, and timers with it, until a test lets them go on.
let at = 0
let answers: (() => void)[] = []
let lost = 0
let heart: Heartbeat

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => at)
  at = 1_000
  answers = []
  lost = 0
  const query = () => new Promise<void>(resolve => answers.push(resolve))
  const client = { query } as unknown as Parameters<typeof heartbeatOf>[0]
  heart = heartbeatOf(client, () => {
    lost += 1
  })
})

afterEach(() => {
  heart.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** So much time passes, in which the process runs its timers and reads what comes in. */
async function idle(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 50) {
    at += 50
    vi.advanceTimersByTime(50)
    await endOfTurn()
  }
}

/** So much time passes with work on one thing; then timers run once, and what has come in is read. */
async function busy(milliseconds: number, read: () => void): Promise<void> {
  at += milliseconds
  expect(heart.isBehind()).toBe(true)
  vi.advanceTimersByTime(200)
  read()
  await endOfTurn()
}

const answerAll = () => {
  for (const answer of answers.splice(0)) answer()
}

test('twelve turns of 500 ms are no silence of the database', async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    await busy(500, answerAll)
    expect(heart.isAlive(), `turn ${turn}`).toBe(true)
  }
  expect(lost).toBe(0)
})

test('who is behind has read everything once it has caught up', async () => {
  await idle(200)
  at += 500
  expect(heart.isBehind()).toBe(true)
  await heart.catchUp()
  expect(heart.isBehind()).toBe(false)
})

test('a database that says nothing is noticed after 400 ms in which it could be heard, and given up after five seconds', async () => {
  await idle(400)
  expect([answers.length, heart.isAlive()]).toEqual([1, true])
  await idle(250)
  expect(heart.isAlive()).toBe(false)
  answerAll()
  await endOfTurn()
  expect(heart.isAlive()).toBe(true)
  await idle(5_600)
  expect(lost).toBeGreaterThan(0)
})

test('a database that falls silent is noticed though the process is busy all the time', async () => {
  for (let turn = 0; turn < 3; turn += 1) await busy(500, () => {})
  expect(heart.isAlive()).toBe(false)
})

test('who waits for all that was told hears an answer, and gives up on a silent connection', async () => {
  const done = vi.fn()
  void heart.hearAll().then(done)
  await idle(150)
  expect(done).not.toHaveBeenCalled()
  answers.at(0)?.()
  await idle(50)
  expect(done).toHaveBeenCalledOnce()
  void heart.hearAll().then(done)
  await idle(4_950)
  expect(done).toHaveBeenCalledOnce()
  await idle(100)
  expect(done).toHaveBeenCalledTimes(2)
})
