import { spawn } from 'node:child_process'
import { freePort } from '../../scripts/shop/free-port'
import { isAlive, serverOf } from '../../scripts/shop/postgres-process'
import { endGroup } from '../support/end-group'
import { expect, test } from '../support/journey-test'
import { privateShop } from '../support/private-shop'
import { onDatabase, startShopCopy } from '../support/shop-copy'

const WAITING = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

test('told to end, the shop answers all that is in flight, lets nobody in, and ends with code 0', async () => {
  const admin = process.env.SHOP_DATABASE_URL ?? ''
  const shop = await startShopCopy(admin)
  await onDatabase(shop.database, async db => {
    await db.query('begin; lock table articles in access exclusive mode')
    const slow = Array.from({ length: 25 }, (_, number) => fetch(`${shop.origin}/article/${101 + number}`))
    await onDatabase(shop.database, other =>
      expect.poll(async () => (await other.query(WAITING)).rows[0].count).toBeGreaterThan(0),
    )
    const ended = shop.terminate()
    await expect
      .poll(() =>
        fetch(`${shop.origin}/readyz`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .not.toBe(200)
    await db.query('commit')
    const told = await Promise.all(slow.map(async asked => (await (await asked).text()).includes('</html>')))
    expect(told).toEqual(slow.map(() => true))
    expect(await ended).toBe(0)
  })
  await expect(fetch(`${shop.origin}/healthz`)).rejects.toThrow()
  const name = new URL(shop.database).pathname.slice(1)
  await onDatabase(admin, db => db.query(`drop database if exists "${name}" with (force)`))
})

test('TERM to `npm start` ends npm, the shop and its Postgres', async () => {
  const own = privateShop()
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
    const postgres = serverOf(own.place)?.pid ?? 0
    expect(isAlive(postgres)).toBe(true)
    const code = new Promise(resolve => npm.once('exit', resolve))
    npm.kill('SIGTERM')
    expect(await code, said).toBe(0)
    expect(said).toContain('Stopping')
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow()
    expect(isAlive(postgres)).toBe(false)
  } finally {
    endGroup(npm.pid)
    await own.remove()
  }
})
