import { freshDatabase } from '@tests/support/database'
import { acting } from '@tests/support/desk'
import { buyAs, complain, newOwner, payDue, refundAtProvider, runJobs } from '@tests/support/owner-orders'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const desk = {
  ...(await import('@/server/support-console/customer-file')),
  ...(await import('@/server/support-console/refund')),
}

const SINGLE = 'netflix_downloader'
const SUITE = 'all_in_one_video_suite'

const shakenOf = async (customer: string) =>
  Object.fromEntries((await desk.customerFile({ customer }, Date.now()))?.shaken ?? [])

test('support is told which upgrade a refund would ask its owner to pay for, and it asks for just that', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  expect(await shakenOf(owner.id)).toEqual({})
  const suite = await buyAs(owner, SUITE)
  const shaken = { number: suite.number, pid: 992001, currency: 'USD', amount: 11000 }
  expect(await shakenOf(owner.id)).toEqual({ [single.number]: [shaken] })

  await desk.refundOrder(single.number, acting())
  await runJobs(db, 'recheck-owner-prices')
  const { rows } = await db.query(
    `select d.amount from price_differences d join orders o on o.id = d.order_id where o.number = $1`,
    [suite.number],
  )
  expect(rows).toEqual([{ amount: shaken.amount }])
  expect(await shakenOf(owner.id)).toEqual({})
})

test('of two bases each tells of the step between one and two alone', async () => {
  const owner = await newOwner(db)
  const first = await buyAs(owner, SINGLE)
  const second = await buyAs(owner, 'hulu_downloader')
  const suite = await buyAs(owner, SUITE)
  const shaken = await shakenOf(owner.id)
  const step = { number: suite.number, pid: 992001, currency: 'USD', amount: 2000 }
  expect(shaken).toEqual({ [first.number]: [step], [second.number]: [step] })
})

test('the refund of what nothing stands on shakes nothing', async () => {
  const owner = await newOwner(db)
  await buyAs(owner, SUITE)
  expect(await shakenOf(owner.id)).toEqual({})
})

test('where a difference was dropped since its base stands again, support is warned as before', async () => {
  const owner = await newOwner(db)
  const single = await buyAs(owner, SINGLE)
  const suite = await buyAs(owner, SUITE)
  await complain(db, single, 'dispute_lost')
  expect(await shakenOf(owner.id)).toEqual({})
  await payDue(owner, suite.number)
  expect(await shakenOf(owner.id)).toEqual({})
  await complain(db, single, 'dispute_won')
  const shaken = { number: suite.number, pid: 992001, currency: 'USD', amount: 11000 }
  expect(await shakenOf(owner.id)).toEqual({ [single.number]: [shaken] })
})

test('where one base of two is gone, support is told what the other would add', async () => {
  const owner = await newOwner(db)
  const first = await buyAs(owner, SINGLE)
  const second = await buyAs(owner, 'hulu_downloader')
  const suite = await buyAs(owner, SUITE)
  await refundAtProvider(db, first.session)
  const more = { number: suite.number, pid: 992001, currency: 'USD', amount: 11000 }
  expect(await shakenOf(owner.id), 'due').toEqual({ [second.number]: [more] })
  await payDue(owner, suite.number)
  expect(await shakenOf(owner.id), 'paid').toEqual({ [second.number]: [more] })
})

test('what cannot be had without its base is not shaken by anything else once that is gone', async () => {
  const owner = await newOwner(db)
  const music = await buyAs(owner, 'spotify_converter')
  const suite = await buyAs(owner, SUITE)
  const pro = await buyAs(owner, 'video_pro_future', { plan: 'LFT_3' })
  const shaken = (await shakenOf(owner.id))[suite.number]
  expect(shaken).toMatchObject([{ number: pro.number, amount: null }])
  await refundAtProvider(db, suite.session)
  expect((await shakenOf(owner.id))[music.number]).toBeUndefined()
})

test('it is told of a base that was bought as a guest and redeemed, and of one whose account is gone', async () => {
  const { redeemKey } = await import('@/server/licences/redeem')
  const { licenceOf } = await import('@tests/support/desk')
  const [guest, owner] = [await newOwner(db), await newOwner(db)]
  const single = await buyAs(guest, SINGLE)
  await db.query('update orders set customer_id = null where number = $1', [single.number])
  await db.query('update licences set customer_id = null where customer_id = $1', [guest.id])
  await redeemKey({ customerId: owner.id, key: (await licenceOf(db, single.number)).key })
  const suite = await buyAs(owner, SUITE)
  const shaken = async () =>
    (await desk.customerFile({ guest: single.number }, Date.now()))?.shaken.get(single.number)
  const upgrade = { number: suite.number, pid: 992001, currency: 'USD', amount: 11000 }
  expect(await shaken()).toEqual([upgrade])
  await db.query(`update orders set customer_id = null, email = 'a@deleted.invalid' where number = $1`, [
    suite.number,
  ])
  expect(await shaken()).toEqual([upgrade])
})
