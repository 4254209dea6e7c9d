import { seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import { coverOf, type Plan } from '@/pricing'

const book = seededBook()
const AT = Date.parse('2026-11-20T00:00:00Z')
const DAY = 24 * 60 * 60 * 1_000

const own = (route: string, plan: Plan = 'LFT', more: { os?: 'win' | 'mac'; expires?: number } = {}) => ({
  pid: pidOf(route, more.os),
  plan,
  expires: more.expires ?? null,
})

function pidOf(route: string, os: 'win' | 'mac' = 'win'): number {
  const product = book.productOf(route, os)
  if (!product) throw new Error(`There is no ${route}`)
  return product.pid
}

const coverFor = (route: string, plan: Plan, ...owned: ReturnType<typeof own>[]) =>
  coverOf(book, owned, { pid: pidOf(route), plan }, AT).map(({ pid }) => book.productByPid(pid)?.route)

test.each([
  [
    'the same product again',
    'netflix_downloader',
    'LFT',
    [own('netflix_downloader')],
    ['netflix_downloader'],
  ],
  [
    'a time of what is owned for life',
    'netflix_downloader',
    '1Y',
    [own('netflix_downloader')],
    ['netflix_downloader'],
  ],
  [
    'a single inside a suite',
    'netflix_downloader',
    'LFT',
    [own('all_in_one_video_suite')],
    ['all_in_one_video_suite'],
  ],
  ['a converter inside everything', 'tidal_converter', 'LFT', [own('video_music_one')], ['video_music_one']],
  [
    'the suite again, as an upgrade',
    'video_one_upgrade',
    'LFT',
    [own('all_in_one_video_suite')],
    ['all_in_one_video_suite'],
  ],
  [
    'the difference to pro again',
    'video_pro_future',
    'LFT_3',
    [own('all_in_one_video_suite', 'LFT_3')],
    ['all_in_one_video_suite'],
  ],
  [
    'one computer of three',
    'all_in_one_video_suite',
    'LFT',
    [own('video_pro_upgrade', 'LFT_3')],
    ['video_pro_upgrade'],
  ],
  [
    'two halves',
    'video_music_one',
    'LFT',
    [own('all_in_one_video_suite'), own('all_in_one_music_suite')],
    ['all_in_one_video_suite', 'all_in_one_music_suite'],
  ],
  [
    'a pair of which each half is owned',
    'PV_NF',
    'LFT',
    [own('netflix_downloader'), own('amazon_prime_video_downloader')],
    ['amazon_prime_video_downloader', 'netflix_downloader'],
  ],
  ['a half of a pair', 'netflix_downloader', 'LFT', [own('PV_NF')], ['PV_NF']],
] as const)('%s is covered', (_what, route, plan, owned, by) => {
  expect(coverFor(route, plan, ...owned).toSorted()).toEqual([...by].toSorted())
})

test.each([
  ['another product', 'hulu_downloader', 'LFT', [own('netflix_downloader')]],
  ['another system', 'netflix_downloader', 'LFT', [own('netflix_downloader', 'LFT', { os: 'mac' })]],
  ['three computers for one', 'all_in_one_video_suite', 'LFT_3', [own('all_in_one_video_suite')]],
  [
    'a lifetime for a year',
    'netflix_downloader',
    'LFT',
    [own('netflix_downloader', '1Y', { expires: AT + 300 * DAY })],
  ],
  [
    'a month that goes on after what is left',
    'netflix_downloader',
    '1M',
    [own('netflix_downloader', '1M', { expires: AT + 29 * DAY })],
  ],
  ['what is over', 'netflix_downloader', '1M', [own('netflix_downloader', '1Y', { expires: AT })]],
  [
    'a suite by some of its singles',
    'all_in_one_video_suite',
    'LFT',
    [own('netflix_downloader'), own('hulu_downloader')],
  ],
  ['both suites by one', 'video_music_one', 'LFT', [own('all_in_one_video_suite')]],
  ['an adult product by the video suite', 'fanza_downloader', 'LFT', [own('all_in_one_video_suite')]],
  ['a service', '3pc', 'LFT', [own('3pc'), own('netflix_downloader')]],
] as const)('%s is not covered', (_what, route, plan, owned) => {
  expect(coverFor(route, plan, ...owned)).toEqual([])
})

test('a time is covered by one that lasts as long, to the millisecond', () => {
  const until = (expires: number) =>
    coverFor('netflix_downloader', '1M', own('netflix_downloader', '1Y', { expires }))
  expect(until(AT + 30 * DAY - 1)).toEqual([])
  expect(until(AT + 30 * DAY)).toEqual(['netflix_downloader'])
})
