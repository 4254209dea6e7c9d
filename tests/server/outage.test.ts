import { EventEmitter, once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { log } from '@/server/runtime/log/log'
import { openOutage } from '@/server/runtime/outage'

const said: string[] = []
for (const level of ['error', 'warn'] as const)
  vi.spyOn(log, level).mockImplementation((_told: unknown, words?: string) => void said.push(words ?? ''))

const gone = () => Promise.reject(new Error('gone'))
const failing = (outage: ReturnType<typeof openOutage>) => expect(outage.during(gone)).rejects.toThrow('gone')

test('each outage is told once as it begins and once as it ends', async () => {
  said.length = 0
  const outage = openOutage({ fails: 'fails', works: 'works' })
  await outage.during(async () => 'there')
  expect([outage.isOn(), said]).toEqual([false, []])
  for (let again = 0; again < 3; again += 1) await failing(outage)
  expect([outage.isOn(), said]).toEqual([true, ['fails']])
  for (let again = 0; again < 3; again += 1) expect(await outage.during(async () => 'there')).toBe('there')
  await failing(outage)
  expect(said).toEqual(['fails', 'works', 'fails'])
})

test('what was begun before it turned says nothing of now', async () => {
  said.length = 0
  const outage = openOutage({ fails: 'fails', works: 'works' })
  const begun = () => {
    const ends = new EventEmitter()
    return { over: outage.during(() => once(ends, 'well')).catch(() => {}), ends }
  }
  const [early, late] = [begun(), begun()]
  await failing(outage)
  early.ends.emit('well')
  await early.over
  expect([outage.isOn(), said]).toEqual([true, ['fails']])
  await outage.during(async () => {})
  late.ends.emit('error', new Error('gone'))
  await late.over
  expect([outage.isOn(), said]).toEqual([false, ['fails', 'works']])
})
