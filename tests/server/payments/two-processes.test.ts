import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freshDatabase } from '@tests/support/database'
import { eventFor, placeGuestOrder, sendToProvider, storeEvent, tracesOf } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()

/** Starts a process that applies events as soon as the go file is there; its lines are 'ready', then the outcomes. */
function applier(go: string, events: string[]) {
  const script = path.resolve('tests/support/apply-events.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, go, ...events], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return async (): Promise<string> => String((await lines.next()).value)
}

test('two processes that apply the same events at once bring one licence per order', async () => {
  const orders = await Promise.all(Array.from({ length: 10 }, () => placeGuestOrder()))
  const events = await Promise.all(
    orders.map(async order => storeEvent(eventFor(order.number, await sendToProvider(order)))),
  )
  const go = path.join(mkdtempSync(path.join(tmpdir(), 'shop-')), 'go')
  const five = Array.from({ length: 5 }, () => events).flat()
  const processes = [applier(go, five), applier(go, five)]
  for (const next of processes) expect(await next()).toBe('ready')
  writeFileSync(go, '')
  const told: (string | null)[][] = await Promise.all(processes.map(async next => JSON.parse(await next())))
  const outcomes = told.flat()
  expect(outcomes.filter(outcome => outcome === 'paid')).toHaveLength(10)
  expect(outcomes.filter(outcome => outcome === null)).toHaveLength(90)
  for (const { number } of orders)
    expect(await tracesOf(db, number)).toEqual({ state: 'paid', licences: 1, emails: 1 })
})
