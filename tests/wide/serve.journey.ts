import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { freePort } from '../../scripts/shop/free-port'
import { urlOf } from '../../scripts/shop/kept-database'
import { expect, test } from '../support/journey-test'
import { onDatabase, startShopCopy } from '../support/shop-copy'

const RUN = 'scripts/run.mjs'

test('two processes serve one port, their figures are added up, one that is killed is replaced, and both end when they are told', async () => {
  const METRICS_PORT = String(await freePort())
  const shop = await startShopCopy(process.env.SHOP_DATABASE_URL ?? '', {
    settings: { PROCESSES: '2', METRICS_PORT },
  })
  const serving = () => [...shop.output().matchAll(/Process (\d+) serves/g)].map(([, pid]) => Number(pid))
  expect(new Set(serving()).size).toBe(2)
  const [first = 0] = serving()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => serving().length, { timeout: 60_000 }).toBe(3)
  const asked = Array.from({ length: 40 }, () => fetch(`${shop.origin}/`))
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
  const homes = async () => {
    const figures = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    const counts = figures.matchAll(
      /^shop_requests_total\{family="home",outcome="(?:memory|answered)"\} (\d+)$/gm,
    )
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
  }
  await expect.poll(homes).toBe(asked.length)
  await shop.end()
  expect(shop.output().match(/Stopping/g)).toHaveLength(1)
  await expect(fetch(`${shop.origin}/healthz`)).rejects.toThrow()
})

test('what was built is not served on a database that was not migrated', async () => {
  const admin = process.env.SHOP_DATABASE_URL ?? ''
  const name = `bare_${randomBytes(6).toString('hex')}`
  await onDatabase(admin, db => db.query(`create database "${name}"`))
  try {
    const built = spawnSync(process.execPath, [RUN, 'build'], { encoding: 'utf8' })
    expect(built.status, built.stderr).toBe(0)
    const env = { ...process.env, DATABASE_URL: urlOf(admin, name) }
    const serve = spawn(process.execPath, [RUN, 'serve'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    const code = new Promise(resolve => serve.once('exit', resolve))
    expect(await text(serve.stderr)).toContain('npm run migrate')
    expect(await code).toBe(1)
  } finally {
    await onDatabase(admin, db => db.query(`drop database "${name}" with (force)`))
  }
})
