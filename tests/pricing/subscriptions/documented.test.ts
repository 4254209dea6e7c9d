import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subscriptionsPage } from '../../../scripts/shop/subscriptions-page'

test('the document says what the tables say', () => {
  expect(readFileSync('docs/subscriptions.md', 'utf8'), 'npm run docs writes it').toBe(subscriptionsPage)
})
