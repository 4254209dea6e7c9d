import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { soon } from '../support/soon'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-'))
vi.stubEnv('SHOP_DATA', folder)
vi.stubEnv('POSTGRES_PASSWORD', 'a-password-for-tests-only')
const { startPostgres } = await import('../../scripts/shop/postgres')
const { isAlive, stopServer } = await import('../../scripts/shop/postgres-process')
const { findFolders } = await import('../../scripts/shop/postgres-folders')
const { data } = findFolders()

const shops: ChildProcess[] = []
afterAll(async () => {
  for (const shop of shops) shop.kill('SIGKILL')
  await stopServer({ data })
  for (const folders of [folder, path.dirname(data)]) rmSync(folders, { recursive: true, force: true })
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

/** Another process of this machine, as soon as it has said its word. */
async function another(script: string): Promise<{ child: ChildProcess; said: string }> {
  const flags = ['--import', 'tsx', '--input-type=module', '-e', `${script}\nsetInterval(() => {}, 1_000)`]
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
  shops.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said) }
}

/** Another process that uses the same Postgres; told to end, it ends as a shop does. */
const anotherShop = () =>
  another(`import { startPostgres } from './scripts/shop/postgres.ts'
    const { stop, url } = await startPostgres()
    process.once('SIGTERM', () => stop().then(() => process.exit(0)))
    process.stdout.write(url)`)

async function end({ child }: { child: ChildProcess }, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal)
  await once(child, 'exit')
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

const owners = () => readdirSync(path.dirname(data)).filter(name => name.startsWith('postgres.owner'))

test('a server that has frozen is ended harder, and at its next start has lost nothing', async () => {
  const postgres = await startPostgres()
  const frozen = pidOfServer()
  process.kill(frozen, 'SIGSTOP')
  await stopServer({ data }, 100)
  expect(isAlive(frozen)).toBe(false)
  expect(await soon(() => answerOf(postgres.url, 'select number from kept'))).toBe(7)
  await postgres.stop()
})

test('of the shops that joined it one takes over when its owner has ended, however that was, and the server too', async () => {
  const owner = await anotherShop()
  const [second, ours] = [await anotherShop(), await startPostgres()]
  expect([owner.said, second.said]).toEqual([ours.url, ours.url])
  await answerOf(ours.url, 'insert into kept values (8)')
  const sum = () => answerOf(ours.url, 'select sum(number)::int from kept')
  const killed = pidOfServer()
  await end(owner, 'SIGKILL')
  process.kill(killed, 'SIGKILL')
  expect(await soon(sum)).toBe(15)

  await anotherShop()
  const running = pidOfServer()
  await end(second, 'SIGTERM')
  expect([pidOfServer(), await sum()]).toEqual([running, 15])
  process.kill(pidOfServer(), 'SIGKILL')
  expect(await soon(sum)).toBe(15)
  expect(owners()).toHaveLength(1)
  await ours.stop()
})

test('of many that want it at once one owns the server, and again when that one has ended', async () => {
  const { disown, ownsServer } = await import('../../scripts/shop/postgres-owner')
  await Promise.all(shops.filter(isRunning).map(child => end({ child }, 'SIGKILL')))
  disown({ data })
  const wanting = `import { ownsServer } from './scripts/shop/postgres-owner.ts'
    const folders = { data: ${JSON.stringify(data)} }
    process.stdout.write(String(ownsServer(folders)))`
  const many = await Promise.all(Array.from({ length: 6 }, () => another(wanting)))
  const owner = many.filter(({ said }) => said === 'true')
  expect(owner).toHaveLength(1)
  expect(ownsServer({ data })).toBe(false)
  for (const each of owner) await end(each, 'SIGKILL')
  expect(ownsServer({ data })).toBe(true)
  expect(owners()).toHaveLength(1)
})
