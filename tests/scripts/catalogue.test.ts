import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { productPages } from '@seed/rows/product-pages'
import cases from '@tests/pricing/offer-cases.json'
import { command } from '@tests/support/command'
import { emptyDatabase } from '@tests/support/database'
import { onDatabase } from '@tests/support/shop-copy'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { urlOf } from '../../scripts/shop/kept-database'

vi.setConfig({ testTimeout: 300_000 }) // each command is a process that boots Payload
const db = await emptyDatabase()

type Running = { args?: string[]; input?: string; url?: string }

/** A command of the shop as a developer runs it, on the database of this file. */
async function run(script: string, { args = [], input = '', url = db.url }: Running = {}) {
  const child = spawn(process.execPath, [...command(script), ...args], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const [said, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { said, error, code }
}

const countOf = (table: string, url = db.url): Promise<number> =>
  onDatabase(url, async client => {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    return rows[0]?.count ?? 0
  })

test('the commands migrate and quote answer every public case on an empty database, without the seed', async () => {
  expect(await run('migrate')).toMatchObject({ code: 0 })
  expect(await countOf('seed_state')).toBe(0)
  const { said, code, error } = await run('quote', { input: JSON.stringify(cases) })
  expect(code, error).toBe(0)
  const answers: unknown = JSON.parse(said)
  expect(Array.isArray(answers) ? answers.map(kindsOf) : answers).toEqual(
    cases.map(({ expect: expected }) => expected),
  )
  expect(await countOf('articles')).toBe(0)
})

/** As the cases name them: kinds of what was applied, reasons of what was not. */
function kindsOf(result: { error?: string; applied?: { kind: string }[]; rejected?: { reason: string }[] }) {
  if (result.error !== undefined) return { error: result.error }
  return {
    ...result,
    applied: result.applied?.map(({ kind }) => kind),
    rejected: result.rejected?.map(({ reason }) => reason),
  }
}

/** A shop that lacks the texts of four products. */
async function lacking(): Promise<string> {
  const { admin, name } = inject('template')
  const copy = `lacking_${randomUUID().slice(0, 8)}`
  await onDatabase(admin, client => client.query(`create database "${copy}" template "${name}"`))
  afterAll(() => onDatabase(admin, client => client.query(`drop database "${copy}" with (force)`)))
  const url = urlOf(admin, copy)
  await onDatabase(url, client =>
    client.query(
      `delete from product_copy where route in (select route from product_copy order by route limit 4);
       delete from seeded_rows r where collection = 'product-copy' and key not in (select route from product_copy);
       delete from seed_state`,
    ),
  )
  return url
}

const PAGES = productPages.length
const SEEDED = [
  { shop: 'without texts', open: async () => db.url, plan: `create ${PAGES}, change 0, keep 0` },
  { shop: 'that lacks some', open: lacking, plan: `create 4, change 0, keep ${PAGES - 4}` },
]

test.each(SEEDED)(
  'a dry run of the seed says of a shop $shop what the seed then does, and does nothing',
  async ({ open, plan }) => {
    const url = await open()
    const before = await countOf('product_copy', url)
    const dry = await run('seed', { args: ['--dry-run'], url })
    expect(dry.said).toContain(`product-copy: ${plan}\n`)
    expect(dry.said).not.toMatch(/^(products|plans|coupons):/m)
    expect(await countOf('product_copy', url)).toBe(before)
    expect(await countOf('seed_state', url)).toBe(0)
    expect((await run('seed', { url })).said).toBe(dry.said)
    expect(await countOf('product_copy', url)).toBe(PAGES)
  },
)

test('each command says what it is for, and touches no database for it', async () => {
  for (const script of ['seed', 'catalogue-migration']) {
    const { said, error, code } = await run(script, { args: ['--help'] })
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(said).toMatch(/^npm run [a-z:]+ \[?-- /)
  }
})

test('without a change of the rows there is no migration to write', async () => {
  const { said, code } = await run('catalogue-migration', { args: ['nothing'] })
  expect({ said, code }).toEqual({
    said: 'Nothing changed in the catalogue since its last migration.\n',
    code: 0,
  })
})
