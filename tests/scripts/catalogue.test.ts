import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import cases from '@tests/pricing/offer-cases.json'
import { emptyDatabase } from '@tests/support/database'
import { expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 300_000 }) // each command is a process that boots Payload
const db = await emptyDatabase()

/** A command of the shop as a developer runs it, on the database of this file. */
async function run(script: string, { args = [], input = '' }: { args?: string[]; input?: string } = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: db.url, NODE_ENV: 'test' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const [said, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { said, error, code }
}

async function countOf(table: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? 0
}

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

test('a dry run of the seed says what the seed then does, and does nothing', async () => {
  const dry = await run('seed', { args: ['--dry-run'] })
  expect(dry.said).toContain('product-copy: create 92, change 0, keep 0\n')
  expect(dry.said).not.toMatch(/^(products|plans|coupons):/m)
  expect(await countOf('product_copy')).toBe(0)
  expect(await countOf('seed_state')).toBe(0)
  expect((await run('seed')).said).toBe(dry.said)
  expect(await countOf('product_copy')).toBe(92)
})

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
