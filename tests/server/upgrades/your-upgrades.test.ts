import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { buyAs, newOwner } from '@tests/support/owner-orders'
import { expect, test, vi } from 'vitest'
import { isQuoteError, quote } from '@/pricing'

const browser = vi.hoisted(() => ({ token: '' }))
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: browser.token }) }) }))

const db = await freshDatabase()
const { yourUpgrades } = await import('@/server/upgrades/your-upgrades')
const { receiptOf } = await import('@/server/upgrades/receipt')
const { quoteVisitOf } = await import('@/server/catalogue/offers')
const { ruleBook } = await import('@/server/rule-book/live')
const { database } = await import('@/server/runtime/database')
const { openSession } = await import('@/server/sessions/session')

async function upgradesOfOwner(...routes: string[]) {
  const owner = await newOwner(db)
  for (const route of routes) await buyAs(owner, route)
  browser.token = await openSession(database, { customerId: owner.id, kind: 'session' })
  const visit = { ...guestVisit('en'), loggedIn: true }
  return { shown: await yourUpgrades(visit), asked: await quoteVisitOf(visit) }
}

test.each([
  ['a single', ['netflix_downloader']],
  ['two of one line', ['netflix_downloader', 'hulu_downloader']],
  ['one of each line', ['netflix_downloader', 'spotify_converter']],
  ['a suite', ['all_in_one_video_suite']],
  ['a suite and a single of the other line', ['all_in_one_video_suite', 'spotify_converter']],
  ['both suites', ['all_in_one_video_suite', 'all_in_one_music_suite']],
  ['the AI tool', ['video_ai']],
])('the owner of %s reads the prices that the checkout asks, and how they come about', async (_, routes) => {
  const { shown, asked } = await upgradesOfOwner(...routes)
  const { book } = await ruleBook()
  expect(shown.upgrades.length).toBeGreaterThan(0)
  expect(shown.owned).toHaveLength(routes.length)
  for (const upgrade of shown.upgrades) {
    const { route, os, option } = upgrade
    const told = quote(book, { ...asked, os, target: { route, plan: option.plan } })
    expect(isQuoteError(told) ? told.error : told.price, route).toBe(option.quote.price)
    const lines = receiptOf(upgrade)
    expect(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      route,
    ).toBe(option.quote.price)
  }
})

test('each licence is told by the most that it takes off', async () => {
  const { shown } = await upgradesOfOwner('netflix_downloader', 'spotify_converter')
  for (const { worth } of shown.owned) {
    const all = shown.upgrades.flatMap(({ credits }) => credits.map(({ amount }) => amount))
    expect(all).toContain(worth?.amount)
    expect(worth?.amount).toBeGreaterThan(0)
  }
})

test('who owns nothing is offered nothing', async () => {
  const { shown } = await upgradesOfOwner()
  expect(shown).toMatchObject({ owned: [], upgrades: [], lifetime: [] })
})
