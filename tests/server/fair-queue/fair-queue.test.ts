import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FairQueueSettings, NoTurn, openFairQueue } from '@/server/fair-queue/fair-queue'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const SETTINGS = { atOnce: 2, maxWaiting: 3, maxWaitMs: 10_000, countedMs: 1_000, patienceMs: 50 }

/** Works that begin in their turn and end when the test says so. */
function works(settings: Partial<FairQueueSettings> = {}) {
  const turns = openFairQueue({ ...SETTINGS, ...settings })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
  }
  return {
    begun,
    take: (network: string, name: string) => turns.take(network, work(name)),
    first: (name: string) => turns.first(work(name)),
    fail: (network: string) => turns.take(network, () => Promise.reject(new Error('fails'))),
    end: async (name: string) => {
      ends.get(name)?.()
      await setImmediate()
    },
  }
}

test('so many work at once, the others in their order after them', async () => {
  const { begun, take, end } = works()
  const all = ['a', 'b', 'c', 'd'].map(name => take('one', name))
  await setImmediate()
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  await end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('networks take turns: who asks for much waits behind who asks for little', async () => {
  const { begun, take, end } = works({ atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3']) void take('a', name)
  for (const name of ['b1', 'b2']) void take('b', name)
  void take('c', 'c1')
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
    await setImmediate()
    expect(begun.at(-1)).toBe(name)
    await end(name)
  }
})

test('of one network so many wait, and one more is refused at once; another network still waits', async () => {
  const { take } = works({ atOnce: 1 })
  for (const name of ['working', 'w1', 'w2', 'w3']) void take('a', name)
  await expect(take('a', 'w4')).rejects.toThrow(NoTurn)
  const other = vi.fn()
  void take('b', 'other').catch(other)
  await setImmediate()
  expect(other).not.toHaveBeenCalled()
})

test('who waited too long is refused, and takes no turn later', async () => {
  const { begun, take, end } = works({ atOnce: 1, countedMs: 60_000 })
  void take('a', 'long')
  const waited = expect(take('a', 'waits')).rejects.toThrow(NoTurn)
  await vi.advanceTimersByTimeAsync(SETTINGS.maxWaitMs)
  await waited
  await end('long')
  void take('a', 'new')
  await setImmediate()
  expect(begun).toEqual(['long', 'new'])
})

test('a work that hangs holds up the next one for its second alone, and counts once', async () => {
  const { begun, take, end } = works({ atOnce: 1 })
  for (const name of ['hangs', 'next', 'last']) void take('a', name)
  await vi.advanceTimersByTimeAsync(SETTINGS.countedMs - 1)
  expect(begun).toEqual(['hangs'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['hangs', 'next'])
  await end('hangs')
  expect(begun).toEqual(['hangs', 'next'])
})

test('a work that fails gives its turn on', async () => {
  const { begun, take, fail } = works({ atOnce: 1 })
  await expect(fail('a')).rejects.toThrow('fails')
  void take('a', 'next')
  await setImmediate()
  expect(begun).toEqual(['next'])
})

test('what is pressing begins at once, and what waits begins when it is over', async () => {
  const { begun, take, first, end } = works({ atOnce: 1 })
  void first('checkout')
  void take('a', 'page')
  void first('another checkout')
  await setImmediate()
  expect(begun).toEqual(['checkout', 'another checkout'])
  await end('checkout')
  expect(begun).not.toContain('page')
  await end('another checkout')
  expect(begun.at(-1)).toBe('page')
})

test('however much is pressing, what waits begins one by one in its patience', async () => {
  const { begun, take, first, end } = works({ atOnce: 1 })
  void first('checkout')
  for (const name of ['one', 'two']) void take('a', name)
  await vi.advanceTimersByTimeAsync(SETTINGS.patienceMs)
  expect(begun).toEqual(['checkout', 'one'])
  await end('one')
  expect(begun).not.toContain('two')
  await vi.advanceTimersByTimeAsync(SETTINGS.patienceMs)
  expect(begun).toEqual(['checkout', 'one', 'two'])
})
