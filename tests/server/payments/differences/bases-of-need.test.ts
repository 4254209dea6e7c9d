import { freshDatabase } from '@tests/support/database'
import { buyAs, differenceOf, newOwner, payDue, refundAtProvider, runJobs } from '@tests/support/owner-orders'
import { visitNow } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const db = await freshDatabase()

const SUITE = 'all_in_one_video_suite'
/** The difference to pro: sold to owners of the suite alone (DOMAIN 4). */
const TO_PRO = 'video_pro_future'
const GERMANY = visitNow({ locale: 'de', country: 'de' })
const JAPAN = visitNow({ site: 'jp', locale: 'ja', country: 'jp' })

test('what cannot be had without its base asks for what was given back for that', async () => {
  const owner = await newOwner(db)
  const suite = await buyAs(owner, SUITE)
  const pro = await buyAs(owner, TO_PRO, { plan: 'LFT_3' })
  await refundAtProvider(db, suite.session)
  expect(await differenceOf(db, pro.number)).toMatchObject({ amount: 29990, currency: 'USD', state: 'due' })
})

test('in another currency than the base was paid in, it asks for as much by the shop’s rates', async () => {
  for (const [visit, amount] of [
    [GERMANY, 29989], // 275.90 EUR at 0.92
    [JAPAN, 29987], // 44980 JPY at 150
  ] as const) {
    const owner = await newOwner(db)
    const suite = await buyAs(owner, SUITE, { visit })
    const pro = await buyAs(owner, TO_PRO, { plan: 'LFT_3' })
    await refundAtProvider(db, suite.session)
    expect(await differenceOf(db, pro.number)).toMatchObject({ amount, currency: 'USD', state: 'due' })
  }
  const owner = await newOwner(db)
  const suite = await buyAs(owner, SUITE)
  const pro = await buyAs(owner, TO_PRO, { plan: 'LFT_3', visit: GERMANY })
  await refundAtProvider(db, suite.session)
  // 299.90 USD at 0.92
  expect(await differenceOf(db, pro.number)).toMatchObject({ amount: 27591, currency: 'EUR', state: 'due' })
})

test('it does not ask for what was given back of something else that its owner held', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, 'spotify_converter')
  const suite = await buyAs(owner, SUITE)
  const pro = await buyAs(owner, TO_PRO, { plan: 'LFT_3' })
  await refundAtProvider(db, single.session)
  expect(await differenceOf(db, pro.number)).toBeUndefined()
  await refundAtProvider(db, suite.session)
  expect(await differenceOf(db, pro.number)).toMatchObject({ amount: 27990 })
})

test('of two bases that are both gone it asks for the dearer one, on which the other stood', async () => {
  const owner = await newOwner(db)
  const first = await buyAs(owner, SUITE)
  const again = await buyAs(owner, SUITE, { plan: 'LFT_3' })
  const pro = await buyAs(owner, TO_PRO, { plan: 'LFT_3', isAgain: true })
  await refundAtProvider(db, first.session)
  expect(await differenceOf(db, pro.number)).toBeUndefined()
  await refundAtProvider(db, again.session)
  expect(await differenceOf(db, pro.number)).toMatchObject({ amount: 29990 })
})

test('what was paid of a difference and went back with the base is asked for too', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, 'netflix_downloader')
  const suite = await buyAs(owner, SUITE)
  const pro = await buyAs(owner, TO_PRO, { plan: 'LFT_3' })
  await refundAtProvider(db, single.session)
  await payDue(owner, suite.number)
  await refundAtProvider(db, suite.session)
  await runJobs(db, 'return-payment')
  // 189.90 of the suite and 110.00 of its difference
  expect(await differenceOf(db, pro.number)).toMatchObject({ amount: 29990, state: 'due' })
})
