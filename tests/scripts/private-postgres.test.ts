import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { soon } from '../support/soon'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-'))
vi.stubEnv('SHOP_DATA', folder)
vi.stubEnv('LOG_LEVEL', 'silent')
vi.stubEnv('POSTGRES_PASSWORD', 'a-password-for-tests-only')
const { startPostgres } = await import('../../scripts/shop/postgres')
const { findPlace } = await import('../../scripts/shop/postgres-place')
const { data } = findPlace()

afterAll(() => {
  for (const place of [folder, path.dirname(data)]) rmSync(place, { recursive: true, force: true })
})

/** Of the server that runs on the folder, as it says itself. */
const pidOfServer = () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

async function answerOf(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return Object.values(rows[0] ?? {})[0]
}

test('the private Postgres that was killed runs again at the same address, with all that was stored; told to end, it ends', async () => {
  const postgres = await startPostgres()
  await answerOf(postgres.url, 'create table kept as select 7 as number')
  const killed = pidOfServer()
  process.kill(killed, 'SIGKILL')
  expect(await soon(() => answerOf(postgres.url, 'select number from kept'))).toBe(7)
  const again = pidOfServer()
  expect(again).not.toBe(killed)

  process.kill(again, 'SIGKILL')
  expect(await soon(() => answerOf(postgres.url, 'select number from kept'))).toBe(7)
  await postgres.stop()
  await expect(answerOf(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})
