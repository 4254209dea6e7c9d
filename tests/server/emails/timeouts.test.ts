import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { isForGood } from '@/server/emails/refusal'
import { withTimeouts } from '@/server/emails/smtp'

test('every wait for a mail server has an end, and what its address says counts more', () => {
  const { searchParams } = new URL(
    withTimeouts('smtp://user:pass@mail.example:25/?socketTimeout=5000&pool=false'),
  )
  expect(Object.fromEntries(searchParams)).toEqual({
    socketTimeout: '5000',
    pool: 'false',
    dnsTimeout: '10000',
    connectionTimeout: '10000',
    greetingTimeout: '10000',
  })
})

test('nodemailer takes the limits: a server that never greets is given up, for now', async () => {
  const { createTransport } = await import('nodemailer')
  const silent = createServer(() => {})
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const mailer = createTransport(withTimeouts(`smtp://127.0.0.1:${port}/?greetingTimeout=50`))
  const failure = await mailer
    .sendMail({ from: 'a@example.com', to: 'b@example.com', text: '' })
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'ETIMEDOUT', message: 'Greeting never received' })
  expect(isForGood(failure)).toBe(false)
  silent.close()
})

test('an answer of 5xx to the email is for good; 4xx, a wrong password and a lost line are not', () => {
  expect(isForGood({ code: 'EENVELOPE', responseCode: 550 })).toBe(true)
  expect(isForGood({ code: 'EMESSAGE', responseCode: 554 })).toBe(true)
  expect(isForGood({ code: 'EENVELOPE', responseCode: 451 })).toBe(false)
  expect(isForGood({ code: 'EAUTH', responseCode: 535 })).toBe(false)
  expect(isForGood(new Error('connect ECONNREFUSED'))).toBe(false)
})
