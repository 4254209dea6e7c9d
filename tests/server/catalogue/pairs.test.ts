import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { buyAs, newOwner } from '@tests/support/owner-orders'
import { visitNow } from '@tests/support/purchase'
import { soon } from '@tests/support/soon'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Pairs } from '@/components/product/pairs'
import { ProductCards } from '@/components/product/product-cards'
import { LOCALES } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { openCms } from '../../../scripts/shop/cms'

const browser = vi.hoisted(() => ({ token: '' }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => (browser.token ? { value: browser.token } : undefined) }),
}))

const db = await freshDatabase()
const payload = await openCms()
const { productPage } = await import('@/server/catalogue/product-page')
const { adultProductCards, productCards } = await import('@/server/catalogue/product-cards')
const { placeOrder } = await import('@/server/checkout/place-order')
const { orderByNumber } = await import('@/server/orders/order')
const { ruleBook } = await import('@/server/rule-book/live')
const { database } = await import('@/server/runtime/database')
const { openSession } = await import('@/server/sessions/session')

const visit = guestVisit('en')

async function pairsOn(route: string, seen: Visit = visit) {
  const shown = await productPage(seen, route)
  if (!shown) throw new Error(`${route} has no page`)
  return shown.pairs
}

const routesOn = async (route: string, seen?: Visit) => (await pairsOn(route, seen)).map(pair => pair.route)

const htmlOf = async (route: string, seen: Visit = visit) =>
  renderToStaticMarkup(createElement(Pairs, { visit: seen, pairs: await pairsOn(route, seen), route }))

test('a single tells every bundle of two that it is in, with its own prices and the way to the checkout', async () => {
  expect(await routesOn('netflix_downloader')).toEqual(['PV_NF', 'NF_DN'])
  expect(await routesOn('disney_plus_downloader')).toEqual(['PV_DN', 'NF_DN'])
  expect(await routesOn('hulu_downloader')).toEqual([])
  const html = await htmlOf('netflix_downloader')
  expect(html).toContain('/checkout?route=PV_NF&amp;plan=LFT&amp;os=win')
  for (const text of ['Amazon Prime Video + Netflix', '$129.90', '$259.80', '$249.80', 'You save $10.00'])
    expect(html).toContain(text)
  for (const share of ['$124.99', '$124.81']) expect(html).not.toContain(share)
  expect(html).toContain('href="/amazon-prime-video-downloader"')
  expect(html).not.toContain('href="/netflix-downloader"')
})

test('a Mac is told the bundles for the Mac', async () => {
  const [pair] = await pairsOn('netflix_downloader', { ...visit, os: 'mac' })
  expect([pair?.pid, pair?.href]).toEqual([992034, '/en/checkout?route=PV_NF&plan=LFT&os=mac'])
})

test('what holds something adult stands on adult pages alone, and says what the second costs its owner', async () => {
  expect(await routesOn('amazon_prime_video_downloader')).toEqual(['PV_NF', 'PV_DN'])
  expect(await routesOn('u_next_downloader')).toEqual([])
  expect(await routesOn('fanza_downloader')).toEqual(['PV_FZ', 'FZ_UN'])
  expect(await htmlOf('fanza_downloader')).toContain('both come to $244.80. Bought at once they cost $249.80')
  const listed = (await productCards(visit)).flatMap(({ pairs }) => pairs)
  expect(new Set(listed.map(({ route }) => route))).toEqual(new Set(['PV_NF', 'PV_DN', 'NF_DN']))
  const adult = renderToStaticMarkup(
    createElement(ProductCards, { items: await adultProductCards(visit), locale: 'en' }),
  )
  expect(adult).not.toContain('data-pair')
})

test('where both singles are listed their bundle is linked, and not where one is missing', async () => {
  const items = await productCards(visit)
  const linked = (routes: string[]) => {
    const some = items.filter(({ route }) => routes.includes(route))
    const html = renderToStaticMarkup(createElement(ProductCards, { items: some, locale: 'en' }))
    return [...html.matchAll(/data-pair="(\w+)"/g)].map(([, route]) => route)
  }
  expect(linked(items.map(({ route }) => route))).toEqual(['PV_NF', 'NF_DN', 'PV_DN'])
  expect(linked(['netflix_downloader', 'disney_plus_downloader', 'hulu_downloader'])).toEqual(['NF_DN'])
  expect(linked(['netflix_downloader', 'hulu_downloader'])).toEqual([])
})

test.each(LOCALES)('the part is told in %s, without a key or an English word left', async locale => {
  const seen = guestVisit(locale)
  for (const route of ['netflix_downloader', 'fanza_downloader']) {
    const html = await htmlOf(route, seen)
    expect(html).not.toMatch(/pair\.|\{\w+\}/)
    if (locale !== 'en') expect(html).not.toMatch(/Buy together|Together|You save/)
  }
})

test('in the Union the saving says what it counts from', async () => {
  expect(await htmlOf('netflix_downloader', guestVisit('de'))).toMatch(
    /Sie sparen 9,90\s€ gegenüber den niedrigsten Preisen der letzten 30 Tage/,
  )
})

test('to the owner of one the other alone is told, on both pages; to the owner of both nothing is', async () => {
  const owner = await newOwner(db)
  await buyAs(owner, 'amazon_prime_video_downloader')
  browser.token = await openSession(database, { customerId: owner.id, kind: 'session' })
  const theirs = { ...visit, loggedIn: true }
  for (const route of ['netflix_downloader', 'amazon_prime_video_downloader']) {
    const html = await htmlOf(route, theirs)
    expect(html).toContain(
      'You already own Amazon Prime Video Downloader. Netflix Downloader alone costs $129.90; both together would cost $249.80.',
    )
    expect(html).not.toContain('route=PV_NF')
  }
  const cards = (await productCards(theirs)).flatMap(({ pairs }) => pairs.map(({ route }) => route))
  expect(new Set(cards)).toEqual(new Set(['NF_DN']))
  await buyAs(owner, 'netflix_downloader')
  expect(await routesOn('netflix_downloader', theirs)).toEqual(['NF_DN'])
  browser.token = ''
})

test('a pair that a marketer makes in the admin is on both pages at once, priced, sold and split', async () => {
  const { docs } = await payload.find({
    collection: 'products',
    where: { pid: { in: [10337, 10343] } },
    sort: 'pid',
    depth: 0,
  })
  const [netflix, other] = docs
  if (!netflix || !other) throw new Error('The singles are missing')
  const product = await payload.create({
    collection: 'products',
    data: {
      ...{ pid: 992901, route: 'NF_TWO', name: 'Netflix + one more', os: 'win', prod_type: 'bundle' },
      ...{ line: 'video', tier: 'two_product', status: '1', app_id: 'video_downloader', sort_order: 1 },
      ...{ public_time: '2026-11-20T00:00:00Z', eligibility: 'anyone' },
    },
  })
  await payload.create({
    collection: 'plans',
    data: {
      ...{ pay_key: '10337-10343-LFT', product: product.id, type: 'LFT', billing: 'once', enable: true },
      ...{ price: 219.9, origin_price: 325.8 },
    },
  })
  await payload.create({
    collection: 'bundles',
    data: { product: product.id, includes: [netflix.id, other.id] },
  })
  await soon(async () => expect((await ruleBook()).book.pairsWith(10337)).toHaveLength(3))
  for (const { route } of [netflix, other]) {
    const [pair] = (await pairsOn(route)).filter(each => each.route === 'NF_TWO')
    expect(pair).toMatchObject({ name: 'Netflix + one more', price: 21_990, best: 'pair' })
    expect(pair?.saving).toBe((pair?.apart ?? 0) - 21_990)
  }
  const placed = await placeOrder(visitNow(), {
    idempotencyKey: crypto.randomUUID(),
    basket: { route: 'NF_TWO', plan: 'LFT', os: 'win', coupon: null },
    buyer: { email: 'pair@example.com', customerId: null, owned: [] },
  })
  if (!placed.ok) throw new Error(placed.why)
  const order = await orderByNumber(database, placed.order.number)
  expect(order?.total).toBe(21_990)
  expect(order?.quote.shares?.map(({ pid }) => pid)).toEqual([10337, 10343])
  expect(order?.quote.shares?.reduce((sum, { amount }) => sum + amount, 0)).toBe(21_990)
})
