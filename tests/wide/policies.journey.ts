import { test } from '../support/journey-test'
import { expectPolicy } from '../support/policy'
import { PERSONAL_PAGES, SHOP_PAGES } from '../support/sample-pages'

for (const path of [...SHOP_PAGES, ...PERSONAL_PAGES])
  test(`${path} does nothing that its policy forbids, and its scripts run`, async ({ page, forbidden }) => {
    await expectPolicy(page, path, forbidden)
  })
