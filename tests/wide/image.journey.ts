import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { freePort } from '../../scripts/shop/free-port'
import { urlOf } from '../../scripts/shop/kept-database'
import { makeImage } from '../support/image/make-image'
import type { Image } from '../support/image/making'
import { expect, test } from '../support/journey-test'
import { startNginx } from '../support/nginx'
import { onDatabase } from '../support/shop-copy'

test.describe.configure({ mode: 'serial' })

let image: Image | undefined
const admin = process.env.SHOP_DATABASE_URL ?? ''
const name = `image_${randomBytes(6).toString('hex')}`

test.beforeAll(async () => {
  test.setTimeout(900_000)
  image = makeImage()
  await onDatabase(admin, db => db.query(`create database "${name}"`))
})

test.afterAll(async () => {
  await onDatabase(admin, db => db.query(`drop database if exists "${name}" with (force)`))
  image?.remove()
})

function made(): Image {
  if (!image) throw new Error('The image was not made.')
  return image
}

/** As a container has them: the settings of the shop, and nothing of whoever runs this. */
const settings = (port: number, more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  ...made().env,
  PATH: (process.env.PATH ?? '').replaceAll(/[^:]*node_modules[^:]*:?/g, ''),
  HOME: tmpdir(),
  DATABASE_URL: urlOf(admin, name),
  PAYLOAD_SECRET: 'a-secret-of-the-rehearsal-of-payload',
  SANDBOX_SECRET: 'a-secret-of-the-rehearsal-of-the-sandbox',
  PORT: String(port),
  TRUST_PROXY: '1',
  ...more,
})

const run = (command: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(command[0] ?? '', command.slice(1), {
    cwd: made().folder,
    env,
    uid: made().user,
    gid: made().user,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function done(script: string): Promise<string> {
  const child = run(['node', 'scripts/run.mjs', script], settings(0))
  const [said, code] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit').then(([code]) => code),
    child.stdout ? text(child.stdout) : '',
  ])
  expect(code, said).toBe(0)
  return said
}

const isHealthy = (env: NodeJS.ProcessEnv): boolean => {
  const [command = '', ...args] = made().health
  return spawnSync(command, args, { env }).status === 0
}

type Serving = { port: number; end: () => Promise<number | null> }

/** One container of the shop that has begun to serve, by its own health check. */
async function serve(port: number): Promise<Serving> {
  const env = settings(port, { PROCESSES: '1' })
  const child = run(made().command, env)
  child.stdout?.resume()
  let said = ''
  child.stderr?.on('data', chunk => {
    said += chunk
  })
  await expect
    .poll(
      () => {
        expect(child.exitCode, said).toBeNull()
        return isHealthy(env)
      },
      { timeout: 120_000 },
    )
    .toBe(true)
  return {
    port,
    end: async () => {
      const ended = once(child, 'exit')
      child.kill()
      return (await ended)[0]
    },
  }
}

test('the image migrates, seeds and makes the first login with production packages alone, as nobody, on folders it cannot write', async () => {
  await done('migrate')
  expect(await done('seed')).toContain('First staff login')
  expect(await done('seed')).not.toContain('First staff login')
})

const PATHS = [
  '/',
  '/products',
  '/netflix-downloader',
  '/de/contact',
  '/service/product/multi_info?product_ids=1',
]
const REQUESTS = 5_000

test('two containers behind nginx are replaced one after the other, and no request is lost', async () => {
  test.setTimeout(600_000)
  const [port, ...ports] = await Promise.all([freePort(), freePort(), freePort()])
  const shops = await Promise.all(ports.map(serve))
  const nginx = await startNginx({ port, shopPorts: ports })
  const statuses = new Map<string, number>()
  let isReplaced = false
  let asked = 0
  const ask = async () => {
    while (!isReplaced || asked < REQUESTS) {
      asked += 1
      const path = PATHS[asked % PATHS.length] ?? '/'
      // Another query each time: nginx answers none of them by itself.
      const address = `http://localhost:${port}${path}${path.includes('?') ? '&' : '?'}x=${asked}`
      const status = await fetch(address).then(
        async answer => {
          await answer.arrayBuffer()
          return String(answer.status)
        },
        (error: unknown) => String(error),
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const load = Promise.all(Array.from({ length: 8 }, ask))
  for (const [index, shop] of shops.entries()) {
    // In the middle of the load, each a third of it after the one before.
    await expect.poll(() => asked, { timeout: 300_000 }).toBeGreaterThan((REQUESTS / 3) * (index + 0.5))
    expect(await shop.end()).toBe(0)
    shops[index] = await serve(shop.port)
  }
  isReplaced = true
  await load
  expect([...statuses]).toEqual([['200', asked]])
  expect(asked).toBeGreaterThanOrEqual(REQUESTS)
  await Promise.all(shops.map(shop => shop.end()))
  await nginx.end()
})
