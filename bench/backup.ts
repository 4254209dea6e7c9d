import { spawn } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import { qualified, tablesOf } from '../scripts/shop/backup/catalog'
import { openEnvironment } from '../scripts/shop/environment'
import { fail } from '../scripts/shop/exit-with'
import { urlOf } from '../scripts/shop/kept-database'
import { ROOT } from '../scripts/shop/paths'
import { storePurchase } from '../tests/support/guest-purchase'
import { onDatabase } from '../tests/support/shop-copy'
import { type FreshDatabase, withFreshDatabase } from './fresh-database'
import { enlarge, sell } from './large-shop'
import { median, report } from './report'

// `npm run bench:backup`: `npm run backup` and `npm run restore` of the seeded shop and of one that has sold much more,
// from the command to its end, each as a ratio to reading every row of the same tables by COPY and dropping it.

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const ORDERS = Number(process.env.ORDERS ?? 100_000)

type Times = { backup: number[]; restore: number[]; copy: number[]; megabytes: number; rows: number }

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

function command(script: string, database: string, ...args: string[]): Promise<void> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: database },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) =>
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}.`)))),
  )
}

/** Reads every row of the shop, and gives how many there are. */
const copyOut = (url: string): Promise<number> =>
  onDatabase(url, async db => {
    let rows = 0
    for (const table of await tablesOf(db)) {
      const reading = db.query(copyTo(`copy ${qualified(table)} to stdout`))
      await pipeline(reading, new PassThrough().resume())
      rows += reading.rowCount ?? 0
    }
    return rows
  })

async function measure(db: FreshDatabase, admin: string, folder: string): Promise<Times> {
  const times: Times = { backup: [], restore: [], copy: [], megabytes: 0, rows: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const file = path.join(folder, `${times.rows}-${round}.tar.gz`)
    const files = ['--files', path.join(folder, 'files')]
    times.copy.push(
      await secondsOf(async () => {
        times.rows = await copyOut(db.url)
      }),
    )
    times.backup.push(await secondsOf(() => command('backup', db.url, file, ...files)))
    await onEmptyDatabase(admin, async url => {
      times.restore.push(await secondsOf(() => command('restore', url, file, ...files)))
    })
    times.megabytes = (await stat(file)).size / 1_000_000
    await rm(file)
  }
  return times
}

async function onEmptyDatabase(admin: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = 'bench_restored'
  await onDatabase(admin, db => db.query(`drop database if exists ${name} with (force)`))
  await onDatabase(admin, db => db.query(`create database ${name}`))
  await work(urlOf(admin, name)).finally(() =>
    onDatabase(admin, db => db.query(`drop database ${name} with (force)`)),
  )
}

const lines = (what: string, { backup, restore, copy, megabytes, rows }: Times): string[] => [
  `${what}: ${rows} rows, ${megabytes.toFixed(1)} MB as a file; every row read by COPY in ${median(copy).toFixed(1)} s`,
  `  backup ${median(backup).toFixed(1)} s, ${ratioOf(backup, copy)} times that; restore into an empty database ${median(restore).toFixed(1)} s, ${ratioOf(restore, copy)} times`,
]

const ratioOf = (times: readonly number[], baseline: readonly number[]): string =>
  median(times.map((seconds, at) => seconds / (baseline[at] ?? 1))).toFixed(1)

async function main(): Promise<void> {
  const { stop, url: admin } = await openEnvironment()
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-backup-'))
  try {
    await withFreshDatabase(async db => {
      const seeded = await measure(db, admin, folder)
      await onDatabase(db.url, async client => {
        await enlarge(client, { products: 1_000, articles: 10_000 })
        await storePurchase(client, { email: 'buyer@example.com' })
        await sell(client, ORDERS)
      })
      const grown = await measure(db, admin, folder)
      report('backup', [
        ...lines('the seeded shop', seeded),
        ...lines(`with ${ORDERS} orders, 1,000 products and 10,000 articles more`, grown),
      ])
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
    await stop()
  }
}

main().then(() => process.exit(0), fail)
