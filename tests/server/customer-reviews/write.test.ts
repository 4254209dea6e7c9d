import { freshDatabase } from '@tests/support/database'
import { storePurchase } from '@tests/support/guest-purchase'
import { newOwner, type Owner } from '@tests/support/owner-orders'
import { expect, test } from 'vitest'

const db = await freshDatabase()
const { writeReview, removeReview } = await import('@/server/customer-reviews/write')
const { ownReviews } = await import('@/server/customer-reviews/own')
const { database } = await import('@/server/runtime/database')

const VIDEO_SUITE = 992001
const ROUTE = 'netflix_downloader'
const TYPED = {
  ...{ stars: '5', title: 'On every train', text: 'It keeps its word, every single day.' },
  ...{ language: 'en', name: 'Ada' },
}

const rate = ({ id }: Owner, change: Partial<typeof TYPED> = {}, route = ROUTE) =>
  writeReview({ customerId: id, route, typed: { ...TYPED, ...change }, at: Date.now() })

type Bought = { pid?: number; state?: string; expires?: Date }

async function buyer(bought: Bought = {}): Promise<Owner> {
  const owner = await newOwner(db)
  await storePurchase(db, { ...owner, customerId: owner.id, ...bought })
  return owner
}

const stored = async ({ id }: Owner) =>
  (
    await db.query(
      `select route, stars::int, text, state, answer, licence_id is not null as licence from customer_reviews
       where customer_id = $1 order by route`,
      [id],
    )
  ).rows

const stateIs = ({ id }: Owner, state: string) =>
  db.query('update customer_reviews set state = $2 where customer_id = $1', [id, state])

test('who bought a product rates it once; it waits, and the last one sent counts', async () => {
  const owner = await buyer()
  expect(await rate(owner)).toBeNull()
  expect(await stored(owner)).toMatchObject([{ route: ROUTE, stars: 5, state: 'waiting', licence: true }])
  await stateIs(owner, 'shown')
  expect(await rate(owner)).toBeNull()
  expect(await stored(owner)).toMatchObject([{ stars: 5, state: 'shown' }])
  expect(await rate(owner, { stars: '2' })).toBeNull()
  expect(await stored(owner)).toMatchObject([{ stars: 2, state: 'waiting' }])
})

test('a suite may be rated, and what it opens; nothing else', async () => {
  const owner = await buyer({ pid: VIDEO_SUITE })
  expect(await rate(owner, {}, 'all_in_one_video_suite')).toBeNull()
  expect(await rate(owner)).toBeNull()
  expect(await rate(owner, {}, 'spotify_converter')).toEqual({ why: 'not_bought' })
  expect(await rate(owner, {}, 'no_such_product')).toEqual({ why: 'not_bought' })
  const { written, rateable } = await ownReviews(owner.id)
  expect(written.map(({ route }) => route).sort()).toEqual(['all_in_one_video_suite', ROUTE])
  expect(rateable[0]).toMatchObject({ route: 'all_in_one_video_suite', isBought: true })
  expect(rateable.slice(1).every(({ isBought }) => !isBought)).toBe(true)
})

const DAY = 86_400_000

test('a licence that ran out still allows it', async () => {
  expect(await rate(await buyer({ expires: new Date(Date.now() - DAY) }))).toBeNull()
})

const spoil = (owner: Owner, text: string) => db.query(text, [owner.id])

test.each<[string, () => Promise<Owner>]>([
  ['who has an account alone', () => newOwner(db)],
  ['who was paid back', () => buyer({ state: 'refunded' })],
  ['whose licence was revoked', () => buyer({ state: 'revoked' })],
  ['who complained at the bank', () => buyer({ state: 'disputed' })],
  [
    'who got it for nothing',
    async () => {
      const owner = await buyer()
      await spoil(owner, 'update orders set total = 0 where customer_id = $1')
      return owner
    },
  ],
  [
    'who redeemed a key of somebody else’s order',
    async () => {
      const owner = await buyer()
      await spoil(owner, 'update orders set customer_id = null where customer_id = $1')
      return owner
    },
  ],
  [
    'who has a trial',
    async () => {
      const owner = await newOwner(db)
      await spoil(
        owner,
        `insert into trials (key, customer_id, kind, line, begins, ends)
           values ('free:' || gen_random_uuid(), $1, 'free', 'video', now(), now() + interval '7 days')`,
      )
      return owner
    },
  ],
])('%s may not', async (_, someone) => {
  const owner = await someone()
  expect(await rate(owner)).toEqual({ why: 'not_bought' })
  expect(await stored(owner)).toEqual([])
  expect((await ownReviews(owner.id)).rateable).toEqual([])
})

test('bad input is told by field, and costs no try', async () => {
  const owner = await buyer()
  for (let time = 0; time < 12; time += 1)
    expect(await rate(owner, { stars: '', text: 'Short' })).toEqual({
      why: 'bad_input',
      problems: { stars: 'empty', text: 'value' },
    })
  expect(await rate(owner)).toBeNull()
})

test('ten in a quarter of an hour are enough', async () => {
  const owner = await buyer()
  for (let time = 0; time < 10; time += 1) expect(await rate(owner, { title: `Try ${time}` })).toBeNull()
  expect(await rate(owner)).toEqual({ why: 'too_many_tries' })
  expect(await stored(owner)).toHaveLength(1)
})

test('eight at once are one review', async () => {
  const owner = await buyer()
  const sent = await Promise.all([1, 2, 3, 4, 5, 1, 2, 3].map(stars => rate(owner, { stars: `${stars}` })))
  expect(sent).toEqual(Array(8).fill(null))
  expect(await stored(owner)).toHaveLength(1)
})

test('a refund that comes first is seen, however late it commits', async () => {
  const owner = await buyer()
  const { inTransaction } = await import('@/server/runtime/database')
  let writing: ReturnType<typeof rate> | undefined
  await inTransaction(async tx => {
    await tx.query(`update licences set state = 'refunded' where customer_id = $1`, [owner.id])
    writing = rate(owner)
    await expect
      .poll(
        async () => (await db.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).rows,
      )
      .not.toEqual([])
  })
  expect(await writing).toEqual({ why: 'not_bought' })
  expect(await stored(owner)).toEqual([])
})

test('it is removed by its writer alone, whatever became of the purchase', async () => {
  const [owner, other] = [await buyer(), await buyer()]
  await rate(owner)
  await rate(other)
  await db.query(`update licences set state = 'refunded' where customer_id = $1`, [owner.id])
  expect(await rate(owner, { stars: '1' })).toEqual({ why: 'not_bought' })
  expect(await removeReview(database, owner.id, ROUTE)).toBe(true)
  expect(await removeReview(database, owner.id, ROUTE)).toBe(false)
  expect([await stored(owner), await stored(other)]).toMatchObject([[], [{ stars: 5 }]])
})

test('the database refuses a second review of a product by a customer', async () => {
  const owner = await buyer()
  await rate(owner)
  await expect(
    db.query(
      `insert into customer_reviews (route, customer_id, stars, text, locale, written_at) values ($1, $2, 1, 'Again', 'en', now())`,
      [ROUTE, owner.id],
    ),
  ).rejects.toThrow(/unique/)
})
