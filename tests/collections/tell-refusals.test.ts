import type { AfterErrorHookArgs } from 'payload'
import { expect, test } from 'vitest'
import { tellRefusals } from '@/collections/hooks/tell-refusals'

/** What is thrown in the production build is of another copy of Payload's classes, whose name the build shortened to nothing. */
const foreign = (more: object) => Object.assign(new Error('Price must not be negative.'), { name: '' }, more)

const tell = (error: Error, language = 'en') => {
  const args = { error, req: { i18n: { language } } }
  return tellRefusals(args as AfterErrorHookArgs)
}

test('a refusal is told with its field and sentence, whichever copy of the class threw it', async () => {
  const data = { code: 'bad_value', errors: [{ path: 'price', message: 'Price must not be negative.' }] }
  expect(await tell(foreign({ status: 400, isPublic: true, data }))).toEqual({
    status: 400,
    response: { errors: [{ message: 'Price must not be negative.', data }] },
  })
})

test('a violated window of the database is said at the field, however deep it was wrapped', async () => {
  const cause = Object.assign(new Error('violates'), {
    code: '23514',
    table: 'campaigns',
    constraint: 'campaigns_window',
  })
  const wrapped = new Error('Failed query', { cause: new Error('again', { cause }) })
  expect(await tell(wrapped)).toMatchObject({
    status: 400,
    response: { errors: [{ data: { errors: [{ path: 'endTime' }] } }] },
  })
})

test('it is told in the language of who asks, with the same code and field', async () => {
  const data = { code: 'bad_value', errors: [{ path: 'price', message: 'Price must not be negative.' }] }
  const message = '„Preis“ darf nicht negativ sein.'
  expect(await tell(foreign({ status: 400, isPublic: true, data }), 'de')).toEqual({
    status: 400,
    response: { errors: [{ message, data: { ...data, errors: [{ path: 'price', message }] } }] },
  })
})

test('what is no refusal stays as secret as it was', async () => {
  expect(await tell(new Error('connect ECONNREFUSED 10.0.0.1'))).toBeUndefined()
  expect(await tell(foreign({ status: 500, isPublic: false }))).toBeUndefined()
  expect(await tell(foreign({ status: 404, isPublic: false }))).toBeUndefined()
})
