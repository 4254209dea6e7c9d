import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withLogContext } from '@/server/runtime/log/context'
import { openLog } from '@/server/runtime/log/log'

/** What a log writes while `work` runs, line by line. */
function linesOf(work: (log: ReturnType<typeof openLog>) => void): Record<string, unknown>[] {
  const lines: string[] = []
  work(openLog({ write: line => void lines.push(line) }))
  return lines.map(line => JSON.parse(line))
}

const failed = (error: unknown) => linesOf(log => log.error({ error }, 'a call failed'))[0]

test('a line about a failure says why, where and by what it was caused', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  const line = failed(new TypeError('the rule book is gone', { cause }))
  expect(line).toMatchObject({
    msg: 'a call failed',
    error: {
      type: 'TypeError',
      message: 'the rule book is gone',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED' },
    },
  })
})

test('it says so by whichever name an error is passed, and of what is no error too', () => {
  const [named, bare] = linesOf(log => {
    log.warn({ err: new Error('by Payload') })
    log.error(new Error('alone'))
  })
  expect(named).toMatchObject({ err: { message: 'by Payload' } })
  expect(bare).toMatchObject({ err: { message: 'alone' } })
  expect(failed('no error at all')).toMatchObject({ error: { message: "'no error at all'" } })
})

test('each of several failures at once is told, as of a host with two addresses', () => {
  const both = new AggregateError([new Error('::1 refused'), new Error('127.0.0.1 refused')])
  expect(failed(both)).toMatchObject({
    error: { errors: [{ message: '::1 refused' }, { message: '127.0.0.1 refused' }] },
  })
})

test('a circle of causes ends', () => {
  const first = new Error('first')
  first.cause = new Error('second', { cause: first })
  expect(failed(first)).toMatchObject({ error: { cause: { message: 'second' } } })
})

test('no secret reaches the log by an error', () => {
  const refused = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'sessions_token_idx',
    detail: 'Key (token)=(s3cret) already exists.',
  })
  const stored = new DrizzleQueryError('insert into users values ($1)', ['s3cret'], refused)
  const address = new Error('postgres://shop:s3cret@localhost/shop is not there')
  const link = new Error('GET http://localhost/set-password?token=s3cret&a=1 broke off')
  for (const error of [refused, stored, address, link])
    expect(JSON.stringify(failed(error))).not.toContain('s3cret')
  expect(failed(stored)).toMatchObject({
    error: {
      message: 'Failed query: insert into users values ($1)',
      cause: { code: '23505', constraint: 'sessions_token_idx' },
    },
  })
  expect(failed(address)).toMatchObject({ error: { message: 'postgres://…@localhost/shop is not there' } })
})

test('no secret reaches it by a field', () => {
  const lines = linesOf(log =>
    log.info({ token: 's3cret', customer: { id: 7, password: 's3cret' } }, 'hello'),
  )
  expect(JSON.stringify(lines)).not.toContain('s3cret')
  expect(lines[0]).toMatchObject({ msg: 'hello', customer: { id: 7 } })
})

test('every line tells what is worked on, those of what goes on at the same time apart', async () => {
  const lines: string[] = []
  const log = openLog({ write: line => void lines.push(line) })
  const work = async (name: string) => {
    await new Promise(setImmediate)
    log.info(`of ${name}`)
  }
  await Promise.all(['one', 'two'].map(name => withLogContext({ request: name }, () => work(name))))
  log.info('of none')
  const told = lines.map(line => JSON.parse(line)).map(({ request, msg }) => [request, msg])
  expect(told).toEqual([
    ['one', 'of one'],
    ['two', 'of two'],
    [undefined, 'of none'],
  ])
})
