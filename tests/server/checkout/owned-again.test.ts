import { randomUUID } from 'node:crypto'
import { openCalls } from '@tests/support/calls'
import { signedInCustomer } from '@tests/support/customer'
import { storePurchase } from '@tests/support/guest-purchase'
import { expect, test } from 'vitest'

const shop = await openCalls()
Object.assign(process.env, { PORT: '3000' })
const place = await import('@/app/order/checkout/place/route')

const ORIGIN = 'http://localhost:3000'

async function owner(purchase: { pid: number; plan: 'LFT' | 'LFT_3' | '1Y'; expires?: Date | null }) {
  const { id, email, token } = await signedInCustomer(shop, `${randomUUID()}@example.com`)
  await storePurchase(shop.db, { email, customerId: id, ...purchase })
  return `token=${token}`
}

/** What the form of the checkout is answered, and how many orders it placed. */
async function buy(cookie: string, choices: Record<string, string>) {
  const answer = await place.POST(
    new Request(`${ORIGIN}/order/checkout/place`, {
      method: 'POST',
      headers: {
        origin: ORIGIN,
        host: 'localhost:3000',
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        idempotencyKey: randomUUID(),
        os: 'win',
        coupon: '',
        plan: 'LFT',
        ...choices,
      }),
    }),
  )
  const goTo = new URL(answer.headers.get('location') ?? '/', ORIGIN)
  const number = goTo.searchParams.get('order')
  const { rows } = await shop.db.query('select count(*)::int as n from orders where number = $1', [number])
  return { error: goTo.searchParams.get('error'), orders: rows[0].n }
}

const ASKED = { error: 'already_owned', orders: 0 }
const PLACED = { error: null, orders: 1 }

test.each([
  ['a single again', { pid: 10331, plan: 'LFT' }, { route: 'video_downloader' }],
  ['a suite again', { pid: 992001, plan: 'LFT' }, { route: 'all_in_one_video_suite' }],
  ['a single inside a suite', { pid: 992001, plan: 'LFT' }, { route: 'netflix_downloader' }],
  [
    'the difference to pro again',
    { pid: 992001, plan: 'LFT_3' },
    { route: 'video_pro_future', plan: 'LFT_3' },
  ],
] as const)('%s is placed only by who says so', async (_what, owned, choices) => {
  const cookie = await owner(owned)
  expect(await buy(cookie, choices)).toEqual(ASKED)
  expect(await buy(cookie, { ...choices, again: 'yes' })).toEqual(ASKED)
  expect(await buy(cookie, { ...choices, again: '1' })).toEqual(PLACED)
})

test('what gives an owner more is placed without a question', async () => {
  const cookie = await owner({ pid: 992001, plan: 'LFT' })
  expect(await buy(cookie, { route: 'all_in_one_video_suite', plan: 'LFT_3' })).toEqual(PLACED)
  expect(await buy(cookie, { route: 'video_music_one' })).toEqual(PLACED)
  expect(await buy(cookie, { route: 'netflix_downloader', os: 'mac' })).toEqual(PLACED)
})
