import { spawn } from 'node:child_process'
import { freePort } from '../../scripts/shop/free-port'
import { isAlive, serverOf } from '../../scripts/shop/postgres-process'
import { endGroup } from '../support/end-group'
import { expect, test } from '../support/journey-test'
import { type PrivateShop, privateShop } from '../support/private-shop'
import { type ShopProcess, startShop } from '../support/shop-process'

/** What is done once and not again: a database is made, migrated and seeded, a login made, pages built. */
const ONCE = /Making a private Postgres|Migrating the database|Seeding|First staff login|Building the pages/

/** Made from nothing by the first test that starts it. */
let own: PrivateShop
test.beforeAll(() => {
  own = privateShop()
})
test.afterAll(() => own.remove())

test('the shop starts from nothing, ends on Ctrl-C, starts again after kill -9 and outlives its terminal', async () => {
  const start = () => startShop(own.settings)
  const fresh = await start()
  await answers(fresh)
  expect(fresh.output()).toMatch(/First staff login, shown this once.*: \S+ \/ \S+/)
  expect(await fresh.stop()).toBe(0)
  expect(fresh.output().split('Stopping')[1], 'ending in good order warns of nothing').not.toContain(
    '"level"',
  )
  await expect(fetch(`${fresh.origin}/healthz`)).rejects.toThrow()

  const warm = await start()
  await answers(warm)
  expect(warm.output(), 'a warm start does nothing twice').not.toMatch(ONCE)
  await warm.kill()

  const after = await start()
  await answers(after)
  after.hangUp()
  expect(await after.stop(), 'a shop whose terminal is gone ends when it is told').toBe(0)
})

test('TERM to `npm start` ends npm, the shop and its Postgres', async () => {
  const port = String(await freePort())
  const env = Object.assign({ ...process.env }, own.settings, { LOG_LEVEL: 'warn', PORT: port })
  Reflect.deleteProperty(env, 'NODE_ENV')
  // In a group of its own, so that a test that fails ends it with all that it started.
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let said = ''
  npm.stderr.on('data', chunk => {
    said += String(chunk)
  })
  try {
    await expect.poll(() => said, { timeout: 180_000 }).toContain('Admin:')
    const postgres = serverOf(own.folders)?.pid ?? 0
    expect(isAlive(postgres)).toBe(true)
    const code = new Promise(resolve => npm.once('exit', resolve))
    npm.kill('SIGTERM')
    expect(await code, said).toBe(0)
    expect(said).toContain('Stopping')
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow()
    expect(isAlive(postgres)).toBe(false)
  } finally {
    endGroup(npm.pid)
  }
})

async function answers({ origin }: ShopProcess): Promise<void> {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({
    ready: true,
    ruleBook: { problems: [] },
  })
  const home = await fetch(`${origin}/`)
  expect(home.status).toBe(200)
  expect(home.headers.get('content-type')).toContain('text/html')
}
