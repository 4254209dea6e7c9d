import { inputOf, owning, priced, subscribed } from '@tests/support/asking'
import { seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import { creditsOf, type OperatingSystem, type OwnedLicence, ownedBySample, SAMPLE_BUYERS } from '@/pricing'

const book = seededBook()
const pidOf = (route: string, os: OperatingSystem = 'win') => book.productOf(route, os)?.pid ?? 0

const [NETFLIX, HULU, SPOTIFY] = [
  pidOf('netflix_downloader'),
  pidOf('hulu_downloader'),
  pidOf('spotify_converter'),
]
const VIDEO = pidOf('all_in_one_video_suite')
const MUSIC = pidOf('all_in_one_music_suite')

const credited = (owned: OwnedLicence[], route: string, plan = 'LFT') => {
  const asking = { route, plan, owned }
  const credits = creditsOf(book, inputOf(asking), priced(book, asking))
  return credits.map(({ licence, amount }) => [licence.pid, amount])
}

test('the only licence that counts takes off all that the offer does', () => {
  expect(credited([owning(NETFLIX)], 'all_in_one_video_suite')).toEqual([[NETFLIX, 29990 - 18990]])
})

test('licences that count together share what they take off by what they cost', () => {
  expect(credited([owning(NETFLIX), owning(HULU)], 'all_in_one_video_suite')).toEqual([
    [NETFLIX, 6500],
    [HULU, 6500],
  ])
})

test('a licence of another line is given no share, unless it is the line that lowers the price', () => {
  expect(credited([owning(NETFLIX), owning(SPOTIFY)], 'all_in_one_video_suite')).toEqual([[NETFLIX, 11000]])
  expect(credited([owning(SPOTIFY)], 'all_in_one_video_suite')).toEqual([[SPOTIFY, 2000]])
})

test('the difference to three computers is what the suite itself is worth', () => {
  expect(credited([owning(VIDEO), owning(NETFLIX)], 'all_in_one_video_suite', 'LFT_3')).toEqual([
    [VIDEO, 29990],
  ])
})

test('two suites that are a larger one only together share its difference', () => {
  const credits = credited([owning(VIDEO), owning(MUSIC)], 'video_music_one', 'LFT_3')
  expect(credits.map(([pid]) => pid)).toEqual([VIDEO, MUSIC])
  expect(credits.reduce((sum, [, amount = 0]) => sum + amount, 0)).toBe(52990 - 10000)
})

test('a running subscription is what lowers its own suite for life', () => {
  const month = subscribed(VIDEO, { plan: '1M', periods: 2 })
  expect(credited([month, owning(SPOTIFY)], 'all_in_one_video_suite')).toEqual([[VIDEO, 29990 - 19990]])
})

test('who owns nothing, or only what has ended, takes nothing off', () => {
  expect(credited([], 'all_in_one_video_suite')).toEqual([])
  const over = owning(NETFLIX, { plan: '1Y', expires: Date.parse('2026-11-19T00:00:00Z') })
  expect(credited([over], 'all_in_one_video_suite')).toEqual([])
})

test.each(SAMPLE_BUYERS)('whatever %s buys, the shares add up to what the offer takes off', buyer => {
  for (const os of ['win', 'mac'] as const)
    for (const route of ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one'])
      for (const plan of ['LFT', 'LFT_3']) {
        const input = inputOf({ route, plan, os })
        if (!book.offering(book.productOf(route, os)?.pid ?? 0, plan === 'LFT' ? 'LFT' : 'LFT_3')) continue
        const owned = ownedBySample(book, buyer, input)
        const quoted = priced(book, { route, plan, os, owned })
        const taken = creditsOf(book, { ...input, owned }, quoted).reduce(
          (sum, { amount }) => sum + amount,
          0,
        )
        const offer = quoted.steps.find(({ kind }) => kind === 'offer')
        expect(taken, `${os} ${route} ${plan}`).toBe(offer ? offer.before - offer.after : 0)
      }
})
