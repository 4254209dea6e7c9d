import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { storePurchase } from '@tests/support/guest-purchase'
import { describe, expect, test, vi } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

type Person = 'visitor' | 'admin' | 'marketer' | 'writer' | 'support'

const request = vi.hoisted(() => ({ cookie: '' }))
vi.mock('next/headers', async () => ({
  ...(await import('@tests/support/guest')).guestRequest(),
  headers: async () => new Headers({ cookie: request.cookie, 'sec-fetch-site': 'same-origin' }),
}))

const ORIGIN = 'http://localhost:3000'
const ROLES = ['admin', 'marketer', 'writer', 'support'] as const
const OWNER = 'owner@example.com'
const SUITE = 'all_in_one_video_suite'

const db = await freshDatabase()
Object.assign(process.env, { PORT: '3000' })
const payload = await openCms()
const { ownedInPreview } = await import('@/server/catalogue/owned-seen')
const { offersOf } = await import('@/server/catalogue/offers')
const { isQuoteError } = await import('@/pricing')
const cookies = new Map<Person, string>([['visitor', '']])
for (const role of ROLES) cookies.set(role, await signedInAs(role))
await customerWithLicence()

async function signedInAs(role: (typeof ROLES)[number]): Promise<string> {
  const data = { email: `${role}@staff.test`, password: 'a-long-password' }
  await payload.create({ collection: 'users', data: { ...data, role } })
  const { token } = await payload.login({ collection: 'users', data })
  return `payload-token=${token}`
}

async function customerWithLicence() {
  const { rows } = await db.query<{ id: string }>(
    'insert into customers (email, confirmed_at) values ($1, now()) returning id',
    [OWNER],
  )
  await storePurchase(db, { email: OWNER, customerId: rows[0]?.id })
}

const inPlaceOf = (buyer?: string) => {
  const { site, locale, ...visit } = guestVisit('en')
  return { site, locale, ...visit, preview: { site, locale, buyer } }
}

/** What the suite costs for life on one computer, where staff look in somebody’s place. */
async function priceFor(buyer?: string): Promise<number | undefined> {
  const list = await offersOf(inPlaceOf(buyer), SUITE)
  return isQuoteError(list) ? undefined : list.plans.find(({ plan }) => plan === 'LFT')?.quote.price
}

test('a page is priced for the buyer in whose place staff look', async () => {
  const [nobody, fresh, owner] = [await priceFor(), await priceFor('new'), await priceFor('video_3')]
  expect(fresh).toBe(nobody)
  expect(owner).toBeLessThan(Number(nobody))
})

const SEES: Record<Person, boolean> = {
  ...{ visitor: false, marketer: false, writer: false },
  ...{ admin: true, support: true },
}

describe.each(Object.entries(SEES))('in the place of a customer, a %s', (person, may) => {
  test(may ? 'sees what they own' : 'is told that they cannot be seen', async () => {
    request.cookie = cookies.get(person as Person) ?? ''
    const owned = await ownedInPreview(inPlaceOf(OWNER), ' Owner@Example.com ')
    expect(owned?.length).toBe(may ? 1 : undefined)
    expect(await ownedInPreview(inPlaceOf(), 'nobody@example.com')).toBeUndefined()
    expect(await ownedInPreview(inPlaceOf(), 'no_such_sample')).toBeUndefined()
  })
})

test('whatever is sent from a preview, nothing is ordered', async () => {
  const { POST } = await import('@/app/order/checkout/place/route')
  const orders = async () => (await db.query('select count(*)::int as count from orders')).rows[0].count
  const place = (cookie: string) =>
    POST(
      new Request(`${ORIGIN}/order/checkout/place`, {
        method: 'POST',
        headers: { origin: ORIGIN, host: 'localhost:3000', cookie },
        body: new URLSearchParams({
          ...{ idempotencyKey: randomUUID(), os: 'win', plan: 'LFT' },
          ...{ route: 'netflix_downloader', email: 'somebody@example.com' },
        }),
      }),
    )
  const before = await orders()
  const preview = `preview=${encodeURIComponent('site=com&locale=en&buyer=video_3')}`
  const answer = await place(`${preview}; ${cookies.get('marketer')}`)
  expect(answer.headers.get('location')).toBe('/checkout?route=netflix_downloader&plan=LFT&os=win')
  expect(await orders()).toBe(before)
  // The cookie alone, in other hands, switches nothing off.
  await place(`${preview}; payload-token=not-a-token`)
  expect(await orders()).toBe(before + 1)
})
