import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import cases from '@tests/pricing/offer-cases.json'
import { freshDatabase } from '@tests/support/database'
import { storePurchase } from '@tests/support/guest-purchase'
import { placeGuestOrder } from '@tests/support/purchase'
import { byteByByte, openRelay } from '@tests/support/relay'
import { onDatabase } from '@tests/support/shop-copy'
import type pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { readArchive, writeArchive } from '../../scripts/shop/backup/archive'
import { setAside } from '../../scripts/shop/backup/aside'
import { backup } from '../../scripts/shop/backup/backup'
import { qualified, sequencesOf, tablesOf } from '../../scripts/shop/backup/catalog'
import { MANIFEST, manifest, tableOfPart } from '../../scripts/shop/backup/manifest'
import { addTable } from '../../scripts/shop/backup/parts'
import { restore as restoreHere } from '../../scripts/shop/backup/restore'
import { verifyArchive } from '../../scripts/shop/backup/verify'
import { urlOf } from '../../scripts/shop/kept-database'

vi.setConfig({ testTimeout: 600_000 }) // each command is a process that boots Payload
const db = await freshDatabase()
const { admin } = inject('template')
const room = await mkdtemp(path.join(tmpdir(), 'backup-'))
const made: string[] = []
const [home, restoredHome] = [path.join(room, 'home'), path.join(room, 'restored')]
const file = path.join(room, 'shop.tar.gz')
afterAll(async () => {
  for (const name of made)
    await onDatabase(admin, client => client.query(`drop database if exists "${name}" with (force)`))
  await rm(room, { recursive: true })
})

async function emptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().slice(0, 8)}`
  made.push(name)
  await onDatabase(admin, client => client.query(`create database "${name}"`))
  return urlOf(admin, name)
}

/** A command of the shop as its operator runs it. */
function run(
  script: string,
  database: string,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: database, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', chunk => {
      said += String(chunk)
    })
  return new Promise(resolve => child.once('exit', code => resolve({ code, said })))
}

const restore = (database: string, archive: string, ...args: string[]) =>
  run('restore', database, archive, '--files', restoredHome, ...args)

/** Every row of every table, by a sum that no order changes, and what every sequence gives next. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  return onDatabase(url, async client => {
    const content: Record<string, unknown> = {}
    for (const table of await tablesOf(client))
      content[qualified(table)] = await sumOf(client, qualified(table))
    for (const sequence of await sequencesOf(client)) content[qualified(sequence)] = sequence
    return content
  })
}

const sumOf = async (client: pg.Client, table: string) =>
  (
    await client.query(
      `select count(*)::int as rows, sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint)::text as sum
       from ${table} t`,
    )
  ).rows[0]

/** Tables, columns, indexes, constraints and triggers, as Postgres tells them. */
const schemaOf = (url: string) =>
  onDatabase(url, async client => {
    const { rows } = await client.query<{ line: string }>(
      `select indexdef as line from pg_indexes where schemaname in ('public', 'jobs')
       union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
         where connamespace in ('public'::regnamespace, 'jobs'::regnamespace)
       union all select tgrelid::regclass || ' ' || pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       union all select table_schema || '.' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable
         from information_schema.columns where table_schema in ('public', 'jobs')
       union all select nspname || ' ' || extname from pg_extension e join pg_namespace n on n.oid = e.extnamespace
       order by 1`,
    )
    return rows.map(({ line }) => line)
  })

const filesOf = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const named = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
  const read = named.map(async name => [path.relative(folder, name), await readFile(name, 'base64')] as const)
  return Object.fromEntries(await Promise.all(read))
}

/** What the shop of a database asks for every product in every plan and currency. */
async function pricesOf(url: string): Promise<string> {
  const { loadSnapshot } = await import('@/server/rule-book/load')
  const { quoteAll } = await import('@/pricing')
  const { book } = await onDatabase(url, client =>
    loadSnapshot({ query: async (text, values) => (await client.query(text, values)).rows }),
  )
  return JSON.stringify(
    quoteAll(
      book,
      cases.map(({ input }) => input),
    ),
  )
}

/** The same archive with another manifest. */
async function rewritten(change: (known: ReturnType<typeof manifest.parse>) => unknown): Promise<string> {
  const other = path.join(room, `${randomUUID()}.tar.gz`)
  await writeArchive(other, async add => {
    for await (const { name, bytes } of readArchive(file)) {
      const parts: Buffer[] = []
      for await (const part of bytes) parts.push(part)
      const whole = Buffer.concat(parts)
      if (name === MANIFEST)
        await add(name, Buffer.from(JSON.stringify(change(manifest.parse(JSON.parse(String(whole)))))))
      else await add(name, whole)
    }
  })
  return other
}

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

let target = ''

test('a backup of a shop that sells meanwhile is of one instant', async () => {
  await mkdir(path.join(home, 'media/sub'), { recursive: true })
  await mkdir(path.join(home, 'tickets'), { recursive: true })
  await writeFile(path.join(home, 'media/sub/picture.png'), Buffer.from([0, 1, 2, 255]))
  await writeFile(path.join(home, 'tickets/4f1c.pdf'), 'A file of a ticket')
  await db.query(
    `insert into customers (email) values ('kept@example.com'), ('gone@example.com'), ('left@example.com')`,
  )
  await storePurchase(db, { email: 'kept@example.com' })
  const { sender } = await import('@/server/jobs/boss')
  const boss = await sender()
  await boss.createQueue('queue-of-a-former-shop')
  await boss.send('queue-of-a-former-shop', { tab: '\t', line: '\n', slash: '\\N' })
  let isOver = false
  const selling = (async () => {
    let sold = 0
    while (!isOver) {
      await placeGuestOrder({ email: `buyer-${sold}@example.com` })
      sold += 1
    }
    return sold
  })()
  await backup(path.join(room, 'meanwhile.tar.gz'), { url: db.url, home })
  isOver = true
  expect(await selling).toBeGreaterThan(0)
  target = await emptyDatabase()
  const { code, said } = await restore(target, path.join(room, 'meanwhile.tar.gz'))
  expect(said).toContain('The shop is as it was at')
  expect(code).toBe(0)
  // The references were checked as they were put back: no line without its order.
  expect(await schemaOf(target)).toEqual(await schemaOf(db.url))
})

test('restored in place of another nothing differs: rows, sequences, files, prices; and it needs no preparation', async () => {
  const made = await backup(file, { url: db.url, home })
  expect(made.files.map(({ name }) => name)).toEqual(['media/sub/picture.png', 'tickets/4f1c.pdf'])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await writeFile(path.join(restoredHome, 'media/other.png'), 'of the shop before')
  expect(await restore(target, file, '--replace')).toMatchObject({ code: 0 })
  expect(await contentOf(target)).toEqual(await contentOf(db.url))
  expect(await filesOf(restoredHome)).toEqual(await filesOf(home))
  const priced = await pricesOf(db.url)
  expect(priced).toContain('29990')
  expect(await pricesOf(target)).toEqual(priced)
  const { code, said } = await run('prepare', target)
  expect(said).not.toMatch(/Migrating|Seeding/)
  expect(code).toBe(0)
})

test('what cannot be restored changes nothing, and says why', async () => {
  await onDatabase(target, client => client.query(`update customers set username = 'changed since'`))
  const before = await contentOf(target)
  const bytes = await readFile(file)
  const [cut, turned] = [path.join(room, 'cut.tar.gz'), path.join(room, 'turned.tar.gz')]
  await writeFile(cut, bytes.subarray(0, bytes.length / 2))
  await writeFile(
    turned,
    Buffer.concat([bytes.subarray(0, 5000), Buffer.from([0, 0, 0]), bytes.subarray(5003)]),
  )
  const nowhere = { schema: 'public', name: 'nowhere', columns: ['id'], rows: 0, sha256: EMPTY }
  const refusals: [archive: string, why: RegExp, replace?: boolean][] = [
    [file, /The database is not empty .*--replace/, false],
    [path.join(room, 'nothing.tar.gz'), /There is no file/],
    [cut, /cannot be read as a backup.*Nothing was changed/],
    [turned, /Nothing was changed/],
    [await rewritten(known => ({ ...known, migrations: [...known.migrations, '2099_new'] })), /newer shop/],
    [
      await rewritten(known => ({ ...known, tables: known.tables.filter(({ name }) => name !== 'orders') })),
      /is damaged/,
    ],
    [
      await rewritten(known => ({ ...known, files: [{ ...known.files[0], name: 'media/../../x' }] })),
      /another kind/,
    ],
  ]
  const restoring = { url: target, home: restoredHome, erased: undefined }
  for (const [archive, why, replace = true] of refusals)
    await expect(restoreHere(archive, { ...restoring, replace })).rejects.toThrow(why)
  await onDatabase(target, () =>
    expect(restoreHere(file, { ...restoring, replace: true })).rejects.toThrow(
      'in use by 1 other connection',
    ),
  )
  // This one is found out only after everything was set aside.
  const late = await rewritten(known => ({ ...known, tables: [...known.tables, nowhere] }))
  expect(await restore(target, late, '--replace')).toMatchObject({
    code: 1,
    said: expect.stringContaining('unknown to this shop'),
  })
  expect(await contentOf(target)).toEqual(before)
  expect(await filesOf(restoredHome)).toEqual(await filesOf(home))
  expect((await readdir(room)).filter(name => name.endsWith('.unfinished'))).toEqual([])
})

test('a restore that was killed in its middle keeps a new shop from growing there, and the next gives everything back', async () => {
  const before = await contentOf(target)
  await onDatabase(target, async client => {
    await setAside(client)
    await client.query('create table half_a_shop (id int)')
  })
  const commands = ['start', 'serve', 'migrate', 'seed', 'backup']
  for (const command of commands)
    expect(await run(command, target), command).toMatchObject({
      code: 1,
      said: expect.stringContaining('was cut off'),
    })
  const restoring = { url: target, home: restoredHome, erased: undefined, replace: false }
  await expect(restoreHere(file, restoring)).rejects.toThrow('not empty')
  expect(await contentOf(target)).toEqual(before)
})

test('accounts that were deleted since are deleted again: those of the database that goes, and those of the list', async () => {
  const idOf = async (email: string): Promise<string> =>
    (await db.query('select id from customers where email = $1', [email])).rows[0].id
  const [gone, left] = [await idOf('gone@example.com'), await idOf('left@example.com')]
  const list = `${gone} 2026-11-01T00:00:00.000Z\n${left.slice(0, 9)}`
  await writeFile(path.join(restoredHome, 'erased-accounts.txt'), list)
  await onDatabase(target, client =>
    client.query('insert into erased_accounts (customer_id) values ($1)', [left]),
  )
  expect((await restore(target, file, '--replace')).said).toContain('deleted again: 2')
  const { rows } = await onDatabase(target, client => client.query('select email from customers'))
  expect(rows).toEqual([{ email: 'kept@example.com' }])
  const known = await onDatabase(target, client =>
    client.query('select customer_id as id from erased_accounts'),
  )
  expect(known.rows.map(({ id }) => id).sort()).toEqual([gone, left].sort())
})

test('however the data of a table fall into packets, its rows are counted', async () => {
  const url = await emptyDatabase()
  await onDatabase(url, client =>
    client.query(`create table packets as select i from generate_series(1, 9) as i`),
  )
  const table = { schema: 'public', name: 'packets', columns: ['i'] }
  const relay = await openRelay(url, byteByByte)
  await onDatabase(relay.url, async client =>
    expect(await addTable(client, table, async () => {})).toMatchObject({ rows: 9 }),
  ).finally(relay.close)
})

test('a large table goes in parts of a few megabytes, and a damaged one is found', async () => {
  await db.query(
    `insert into client_reports (kind, name, message, fingerprint, last_seen)
     select (enum_range(null::enum_client_reports_kind))[1], 'Error', repeat(md5(i::text), 40), md5(i::text), now() from generate_series(1, 12000) i`,
  )
  const large = path.join(room, 'large.tar.gz')
  await backup(large, { url: db.url, home })
  const sizes: number[] = []
  for await (const { name, bytes } of readArchive(large)) {
    let size = 0
    for await (const part of bytes) size += part.length
    if (tableOfPart(name) === 'public.client_reports') sizes.push(size)
  }
  expect(sizes.length).toBeGreaterThan(3)
  expect(Math.max(...sizes)).toBeLessThan(5 * 1024 * 1024)
  expect((await verifyArchive(large)).tables.find(({ name }) => name === 'client_reports')?.rows).toBe(12_000)
})
