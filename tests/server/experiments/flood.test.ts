import { openCalls } from '@tests/support/calls'
import { expect, test } from 'vitest'
import { consentText } from '@/site/consent'

const shop = await openCalls()

test('one network cannot fill the table of a test with visitors that it makes up', async () => {
  const join = () =>
    shop.ask({
      service: 'api/experiment',
      input: { guest_token_v2: 'x' },
      ip: '203.0.113.77',
      jar: { consent: consentText(0, ['statistics']) },
    })
  const answers = await Promise.all(Array.from({ length: 70 }, join))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 200)).toHaveLength(60)
  expect(statuses.filter(status => status === 429)).toHaveLength(10)
})
