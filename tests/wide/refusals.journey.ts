import { test } from '../support/journey-test'
import { expectRefusal, openAdmin, REFUSALS } from '../support/refusals'

test('every refusal of the built admin is said in a sentence, at the field that it is about', async ({
  page,
}) => {
  await openAdmin(page)
  for (const each of REFUSALS) await test.step(each.what, () => expectRefusal(page, each))
})
