import { APIError, Forbidden, QueryError } from 'payload'
import { expect, test } from 'vitest'
import { logWhatIsPrinted } from '@/server/runtime/log/console'
import { openLog } from '@/server/runtime/log/log'
import { openCmsLog } from '@/server/runtime/log/of-cms'

test('what others print about failures becomes lines of the log, with the reason and without what they dump', () => {
  const lines: string[] = []
  const printing = { error: () => {}, warn: () => {} }
  logWhatIsPrinted(openLog({ write: line => void lines.push(line) }), printing)
  const refused = Object.assign(new Error('duplicate key'), { detail: 'Key (token)=(s3cret) is there.' })
  const print: Record<keyof typeof printing, (...told: unknown[]) => void> = printing
  print.error('\u001b[31m⨯\u001b[39m', refused)
  print.warn('%s is deprecated', '/article?token=s3cret')
  print.error(refused)
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { level: 50, msg: '⨯', error: { type: 'Error', message: 'duplicate key' } },
    { level: 40, msg: '/article?… is deprecated' },
    { level: 50, msg: 'something failed', error: { message: 'duplicate key' } },
  ])
  expect(lines.join()).not.toContain('s3cret')
})

test('what Payload refuses is not logged as a failure; what fails in it is', () => {
  const lines: string[] = []
  const log = openCmsLog({ write: line => void lines.push(line) })
  log.error({ err: new Forbidden() })
  log.error({ err: new QueryError([{ path: 'where' }]) })
  log.error({ err: new APIError('The rate is above 30 %.', 400) })
  log.warn(new APIError('Not now.', 409))
  log.error({ err: new APIError('The disk is full.', 500) })
  log.error({ err: new TypeError('a bug'), msg: 'it broke' })
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { level: 50, err: { message: 'The disk is full.' } },
    { level: 50, err: { type: 'TypeError', message: 'a bug' }, msg: 'it broke' },
  ])
})

test('refusals can be asked for', () => {
  const lines: string[] = []
  const log = openCmsLog({ write: line => void lines.push(line) })
  log.level = 'debug'
  log.error({ err: new Forbidden() })
  expect(lines.map(line => JSON.parse(line))).toMatchObject([{ level: 20, err: { type: 'Forbidden' } }])
})
