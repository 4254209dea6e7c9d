import { openCalls } from '@tests/support/calls'
import { signedInCustomer } from '@tests/support/customer'
import { emailsTo } from '@tests/support/outbox'
import { expect, test } from 'vitest'

const shop = await openCalls()
const support = await import('@/server/support/feedback')

const VISIT = { at: Date.UTC(2026, 10, 20, 12), locale: 'ja' } as const
const IDEA = {
  kind: 'idea',
  message: 'Please show the keys in a list that I can print.',
  page: '/my-account/overview',
}

const feedback = async () =>
  (await emailsTo(shop.db, 'support@localhost')).filter(({ kind }) => kind === 'feedback')

test('feedback is an email for the desk, with who said it on which page and in which language; twice on a day it is one', async () => {
  const who = await signedInCustomer(shop, 'thinks@example.com')
  expect(await support.writeFeedback(IDEA, who, VISIT)).toBeNull()
  expect(await support.writeFeedback(IDEA, who, VISIT)).toBeNull()
  const [email, ...others] = await feedback()
  expect(others).toEqual([])
  expect(email?.subject).toBe('Feedback: An idea')
  for (const words of ['thinks@example.com', '/my-account/overview', '日本語', IDEA.message])
    expect(email?.text).toContain(words)
})

test.each([
  [{ kind: '' }, { kind: 'empty' }],
  [{ kind: 'spam' }, { kind: 'empty' }],
  [{ message: '' }, { message: 'empty' }],
  [{ message: 'x'.repeat(19) }, { message: 'value' }],
  [{ message: 'x'.repeat(5_001) }, { message: 'long' }],
])('with %j it comes back with %j', async (change, problems) => {
  const who = await signedInCustomer(shop, `wrong-${JSON.stringify(change).length}@example.com`)
  const before = (await feedback()).length
  expect(await support.writeFeedback({ ...IDEA, ...change }, who, VISIT)).toEqual({ problems })
  expect(await feedback()).toHaveLength(before)
})

test('a page that tells more than a page is one line of two hundred emails', async () => {
  const who = await signedInCustomer(shop, 'pages@example.com')
  await support.writeFeedback({ ...IDEA, page: `/x\n${'y'.repeat(500)}` }, who, VISIT)
  expect((await feedback()).at(-1)?.text).toContain(`Page: /x ${'y'.repeat(197)}\n`)
})

test('ten times in a quarter of an hour is enough', async () => {
  const who = await signedInCustomer(shop, 'much@example.com')
  const say = (each: number) =>
    support.writeFeedback({ ...IDEA, message: `${IDEA.message} ${each}` }, who, VISIT)
  for (let each = 0; each < 10; each += 1) expect(await say(each)).toBeNull()
  expect(await say(10)).toEqual({ tooMany: true })
})
