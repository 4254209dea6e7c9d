import { soon } from '@tests/support/soon'
import { expect, test, vi } from 'vitest'
import { startChore } from '@/server/jobs/chores'

test('a chore whose turn does not end is not waited for beyond the grace that it has', async () => {
  const run = vi.fn(() => new Promise(() => {}))
  const chore = startChore({ name: 'hanging', everyMs: 1, run })
  await soon(() => expect(run).toHaveBeenCalledOnce())
  await chore.stop(10)
  expect(run).toHaveBeenCalledOnce()
})

test('one whose turn is on is waited for, and no other turn comes', async () => {
  let end = () => {}
  const ended = vi.fn()
  const run = vi.fn(() => new Promise<void>(resolve => (end = resolve)).then(ended))
  const chore = startChore({ name: 'slow', everyMs: 1, run })
  await soon(() => expect(run).toHaveBeenCalledOnce())
  const stopped = chore.stop(60_000)
  end()
  await stopped
  expect([run.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1])
})

test('what failed comes again within seconds, however rare it is', async () => {
  const run = vi.fn(async () => {
    if (run.mock.calls.length === 1) throw new Error('The database was busy.')
  })
  const chore = startChore({ name: 'rare', everyMs: 3_600_000, run })
  await soon(() => expect(run).toHaveBeenCalledTimes(2))
  await chore.stop(10)
})
