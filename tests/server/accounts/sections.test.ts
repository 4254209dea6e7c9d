import { openCalls, typed } from '@tests/support/calls'
import { storePurchase } from '@tests/support/guest-purchase'
import { visitNow } from '@tests/support/purchase'
import { expect, test } from 'vitest'

const shop = await openCalls()
const accounts = {
  ...(await import('@/server/accounts/invoice-of-order')),
  ...(await import('@/server/sessions/session-list')),
  ...(await import('@/server/sessions/sign-ins')),
  ...(await import('@/server/referral/visits')),
  ...(await import('@/server/accounts/profile')),
}

const PASSWORD = typed('correct-horse-1')
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

async function customer(email: string, more: Record<string, unknown> = {}) {
  const asking = { a: 'register', input: { email, password: PASSWORD, ...more }, ip: email }
  const { jar } = await shop.ask({ ...asking, headers: { 'user-agent': FIREFOX } })
  const { rows } = await shop.db.query<{ id: string }>('select id from customers where email = $1', [email])
  return { id: rows[0]?.id ?? '', token: jar.token ?? '' }
}

const signIn = async (email: string) =>
  (await shop.ask({ a: 'login', input: { email, password: PASSWORD } })).jar.token ?? ''

test('a receipt is its buyer’s alone', async () => {
  const [buyer, other] = [await customer('buyer@example.com'), await customer('curious@example.com')]
  const { number } = await storePurchase(shop.db, { email: 'buyer@example.com', customerId: buyer.id })
  expect(await accounts.invoiceOfOrder(buyer.id, number)).toMatchObject({
    order: { number, total: 12990, state: 'paid' },
    lines: [{ pid: 10337, plan: 'LFT', quantity: 1, unitTotal: 12990 }],
    steps: [],
  })
  expect(await accounts.invoiceOfOrder(other.id, number)).toBeUndefined()
  expect(await accounts.invoiceOfOrder(buyer.id, 'TM-NONE')).toBeUndefined()
})

test('a receipt keeps the words and steps that the order was sold on', async () => {
  const buyer = await customer('steps@example.com')
  const { number } = await storePurchase(shop.db, { email: 'steps@example.com', customerId: buyer.id })
  const receipt = [
    { kind: 'list', rule: '10337-LFT', label: 'List price', amount: 16290 },
    { kind: 'coupon', rule: 'X', label: 'Coupon X', amount: -3300 },
  ]
  await shop.db.query('update orders set quote = $2 where number = $1', [number, JSON.stringify({ receipt })])
  expect((await accounts.invoiceOfOrder(buyer.id, number))?.steps).toEqual(receipt)
})

test('customers see where they are signed in, and end one sign-in, the others or all, and nobody else’s', async () => {
  const [mine, other] = [await customer('tabs@example.com'), await customer('stranger@example.com')]
  const second = await signIn('tabs@example.com')
  await signIn('tabs@example.com')
  const listed = await accounts.sessionsOf(mine.id, mine.token)
  expect(listed).toHaveLength(3)
  expect(listed[0]).toMatchObject({ isThis: true, device: 'Firefox, Windows' })
  expect(listed.filter(({ isThis }) => isThis)).toHaveLength(1)

  const [, last] = listed
  expect(await accounts.endSession(other.id, last?.id ?? '')).toBe(false)
  expect(await accounts.endSession(mine.id, last?.id ?? '')).toBe(true)
  expect(await accounts.sessionsOf(mine.id, mine.token)).toHaveLength(2)

  await accounts.endSessions(mine.id, second)
  const left = await accounts.sessionsOf(mine.id, second)
  expect(left).toMatchObject([{ isThis: true }])
  await accounts.endSessions(mine.id, null)
  expect(await accounts.sessionsOf(mine.id, second)).toEqual([])
  expect(await accounts.sessionsOf(other.id, other.token)).toHaveLength(1)
})

test('the latest sign-ins are remembered with their device, also when they have ended', async () => {
  const { id } = await customer('often@example.com')
  for (let each = 0; each < 3; each += 1) await signIn('often@example.com')
  await accounts.endSessions(id, null)
  const signIns = await accounts.signInsOf(id)
  expect(signIns).toHaveLength(4)
  expect(signIns.at(-1)?.device).toBe('Firefox, Windows')
})

test('a code to pass on is made once and is nobody else’s', async () => {
  const [a, b] = [await customer('a@example.com'), await customer('b@example.com')]
  const codes = await Promise.all(Array.from({ length: 5 }, () => accounts.referralCodeOf(a.id)))
  expect(new Set(codes).size).toBe(1)
  expect(codes[0]).toMatch(/^[0-9A-Z]{10}$/)
  expect(await accounts.referralCodeOf(b.id)).not.toBe(codes[0])
})

test('a link counts each visitor once a day and its owner never, and the accounts that it brought', async () => {
  const owner = await customer('inviter@example.com')
  const code = await accounts.referralCodeOf(owner.id)
  const at = Date.UTC(2026, 10, 20, 12)
  const visitor = { ip: '203.0.113.7', userAgent: FIREFOX, customerId: null, at }
  await Promise.all([1, 2, 3].map(() => accounts.countReferralVisit(code.toLowerCase(), visitor)))
  await accounts.countReferralVisit(code, { ...visitor, ip: '203.0.113.8' })
  await accounts.countReferralVisit(code, { ...visitor, ip: '203.0.113.9', customerId: owner.id })
  await accounts.countReferralVisit(code, { ...visitor, at: Date.UTC(2026, 10, 20, 23, 59) })
  await accounts.countReferralVisit(code, { ...visitor, at: Date.UTC(2026, 10, 21) })
  await accounts.countReferralVisit('NOBODYS000', visitor)
  await customer('friend@example.com', { ref: code })
  await customer('stranger-2@example.com', { ref: 'NOBODYS000' })
  expect(await accounts.referralCountsOf(owner.id)).toEqual({
    ...{ visits: 3, accounts: 1, copies: 0, purchases: 0 },
  })
})

test('one network cannot run up the count by calling itself many browsers', async () => {
  const owner = await customer('popular@example.com')
  const code = await accounts.referralCodeOf(owner.id)
  for (let each = 0; each < 12; each += 1)
    await accounts.countReferralVisit(code, {
      ...{ ip: '198.51.100.1', userAgent: `${each}`, customerId: null, at: Date.now() },
    })
  expect((await accounts.referralCountsOf(owner.id)).visits).toBe(10)
})

test('a name can be changed and taken away, and what is left out stays', async () => {
  const { id } = await customer('named@example.com', { username: 'Robin' })
  expect(await accounts.updateProfile(id, { locale: 'fr' })).toMatchObject({
    username: 'Robin',
    locale: 'fr',
  })
  expect(await accounts.updateProfile(id, { username: '' })).toMatchObject({ username: null, locale: 'fr' })
})

test('to whom nothing belongs, the main plan of the video suite is recommended at its usual price', async () => {
  const { nextOffersFor } = await import('@/server/campaigns/next-offers')
  expect(await nextOffersFor(visitNow(), [])).toMatchObject({
    kind: 'first',
    route: 'all_in_one_video_suite',
    option: { plan: 'LFT', quote: { price: 29990, offType: 1 } },
  })
})

test('who owns a lifetime single is offered the suite upgrade first, with its reason', async () => {
  const { nextOffersFor } = await import('@/server/campaigns/next-offers')
  const single = { pid: 10337, plan: 'LFT' as const, expires: null, subscription: false, periods: 1 }
  const next = await nextOffersFor(visitNow(), [single])
  if (next.kind !== 'upgrades') throw new Error(next.kind)
  expect(next.upgrades[0]).toMatchObject({
    isRecommended: true,
    os: 'win',
    option: { quote: { offType: 8, price: 18990 } },
  })
  expect(next.upgrades[0]?.option.quote.steps.some(({ kind }) => kind === 'offer')).toBe(true)
})

test('a month’s plan earns no upgrade price, and that is said', async () => {
  const { nextOffersFor } = await import('@/server/campaigns/next-offers')
  const month = {
    pid: 10337,
    plan: '1M' as const,
    expires: Date.now() + 86_400_000,
    subscription: false,
    periods: 1,
  }
  expect(await nextOffersFor(visitNow(), [month])).toMatchObject({ kind: 'timed' })
})
