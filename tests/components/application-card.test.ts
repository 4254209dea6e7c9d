import { seededBook } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApplicationCard } from '@/components/account/overview/application-card'
import type { Plan } from '@/pricing'
import { ownedApplications } from '@/server/accounts/by-application'
import type { LicenceView } from '@/server/accounts/overview'
import type { DeviceGroup } from '@/server/devices/of-customer'
import { visitOf } from '@/site/visit'

const book = seededBook()
const AT = Date.UTC(2026, 10, 25)
const DAY = 86_400_000
const VISIT = visitOf({ at: AT, site: 'com', locale: 'en', origin: '', path: '/', loggedIn: true })
const [NETFLIX, VIDEO_SUITE, BOTH_SUITE, SPOTIFY_ON_MAC] = [10337, 992001, 992007, 10503]

const licence = (pid: number, plan: Plan, change: Partial<LicenceView> = {}): LicenceView => ({
  ...{ key: `KEY-${pid}-${plan}`, pid, plan, state: 'active', issued: AT - 100 * DAY, expires: null },
  ...{ isSubscribed: false, ...change },
})

const group = (key: string, computers: number): DeviceGroup => {
  const device = { name: 'One', os: 'win', macEnd: null, boundAt: AT, lastSeenAt: AT } as const
  const devices = Array.from({ length: computers }, (_, id) => ({ id: String(id), ...device }))
  return {
    ...{ licence: key, key, pid: 0, plan: 'LFT', os: 'win', expires: null, places: 3 },
    ...{ releasesLeft: 3, devices },
  }
}

const owned = (licences: LicenceView[], groups: DeviceGroup[] = []) =>
  ownedApplications({ licences, groups, book, at: AT })

test('what runs best stands before the rest: what works, then what covers more, then more computers, then longer', () => {
  const [video, ...others] = owned([
    licence(NETFLIX, '1Y', { expires: AT + 10 * DAY }),
    licence(VIDEO_SUITE, '1M', { expires: AT - DAY }),
    licence(VIDEO_SUITE, 'LFT'),
    licence(VIDEO_SUITE, 'LFT_3'),
    licence(VIDEO_SUITE, 'LFT_3', { key: 'GONE', state: 'refunded' }),
  ])
  expect(others).toEqual([])
  expect(video?.best).toMatchObject({ plan: 'LFT_3', state: 'active', isPro: true, seats: 3 })
  expect(video?.best.covers.length).toBeGreaterThan(30)
  expect(video?.best.covers).not.toContain(VIDEO_SUITE)
  expect(video?.others.map(({ pid, plan }) => `${pid} ${plan}`)).toEqual([
    `${VIDEO_SUITE} LFT`,
    `${NETFLIX} 1Y`,
    `${VIDEO_SUITE} LFT_3`,
    `${VIDEO_SUITE} 1M`,
  ])
})

test('a suite of two lines stands in both applications, each with the products of its own', () => {
  const [video, music] = owned([licence(BOTH_SUITE, 'LFT'), licence(SPOTIFY_ON_MAC, 'LFT')])
  expect([video?.application, music?.application]).toEqual(['video_downloader', 'music_converter'])
  expect(music?.others).toMatchObject([{ pid: SPOTIFY_ON_MAC, os: 'mac' }])
  expect(video?.best.covers).toContain(NETFLIX)
  expect(music?.best.covers).not.toContain(NETFLIX)
})

function cardOf(licences: LicenceView[], groups: DeviceGroup[] = []): string {
  const [first] = owned(licences, groups)
  if (!first) throw new Error('Nothing is owned')
  const names = { nameOf: (pid: number) => `Product ${pid}`, bundledIn: () => [] }
  const shown = { ...first, downloads: [], subscription: undefined, toRate: undefined }
  return renderToStaticMarkup(createElement(ApplicationCard, { owned: shown, visit: VISIT, ...names }))
}

test('one card tells what it is, what it covers, how many computers use it, and folds the rest', () => {
  const html = cardOf(
    [licence(VIDEO_SUITE, 'LFT_3'), licence(NETFLIX, 'LFT')],
    [group(`KEY-${VIDEO_SUITE}-LFT_3`, 1)],
  )
  expect(html).toContain('Tidemark Video</h3>')
  expect(html).toContain(`Product ${VIDEO_SUITE}\u00A0· Pro\u00A0· Lifetime, 3\u00A0computers`)
  expect(html).toMatch(/Also covers Product \d+, Product \d+, Product \d+, and \d+ more products\./)
  expect(html).toContain('href="/my-account/devices"')
  expect(html).toContain('1 of 3 in use')
  expect(html).toMatch(/<details.*1 more license/s)
  expect(html.indexOf('<details')).toBeGreaterThan(html.indexOf('Yours for good'))
})

test.each([
  [{ expires: AT + 100 * DAY }, false, '100 days left'],
  [{ expires: AT + 10 * DAY }, true, '10 days left'],
  [{ expires: AT - DAY }, true, 'Ended on'],
])('a plan for a time %o can be bought again once its end is near: %s', (change, isOffered, said) => {
  const html = cardOf([licence(NETFLIX, '1Y', change)])
  expect(html).toContain(said)
  expect(html.includes('/checkout?route=netflix_downloader&amp;plan=1Y&amp;os=win')).toBe(isOffered)
})

test('of what was refunded no key is shown', () => {
  const html = cardOf([licence(NETFLIX, 'LFT', { state: 'refunded' })])
  expect(html).toContain('Refunded')
  expect(html).not.toContain('KEY-')
})
