import { type Asking, answerTo, owning, priced, subscribed } from '@tests/support/asking'
import { bookWith, seededBook } from '@tests/support/seeded-book'
import { describe, expect, test } from 'vitest'
import { type OffType, offTypeRoute } from '@/pricing'

const book = seededBook()
const NETFLIX = { win: 10337, mac: 10338 }
const VIDEO = { win: 992001, mac: 992002 }
const ADULT = { win: 992003, mac: 992004 }
const MUSIC = { win: 992005, mac: 992006 }
const VIDEO_MUSIC = { win: 992007, mac: 992008 }

/** The winning offType and the price, for a customer in the United States on Windows. */
const offer = (asking: Asking) => {
  const { offType, price } = priced(book, asking)
  return [offType, price]
}

describe('each offer', () => {
  const cases: [title: string, offType: OffType, price: number, asking: Asking][] = [
    ['1: the selling price for a new user', 1, 12990, { route: 'netflix_downloader' }],
    [
      '2: the same route again, on any OS',
      2,
      10990,
      { route: 'netflix_downloader', owned: [owning(NETFLIX.mac)] },
    ],
    [
      '2: an expired plan counts',
      2,
      10990,
      { route: 'netflix_downloader', owned: [owning(NETFLIX.win, { plan: '1M', expires: 0 })] },
    ],
    [
      '2: a month of anything at 70%',
      2,
      2513,
      { route: 'netflix_downloader', plan: '1M', owned: [owning(NETFLIX.win)] },
    ],
    ['2: the generic downloader', 2, 12990, { route: 'video_downloader', at: 0, owned: [owning(10332)] }],
    ['2: a music converter', 2, 11990, { route: 'spotify_converter', owned: [owning(10503)] }],
    ['2: the AI tool', 2, 11990, { route: 'video_ai', owned: [owning(10634, { plan: '1Y', expires: 0 })] }],
    [
      '2: the adult suite',
      2,
      22990,
      { route: 'adult_aio', owned: [owning(ADULT.win, { plan: '1M', expires: 0 })] },
    ],
    [
      '2: the adult suite as pro',
      2,
      31990,
      { route: 'adult_aio', plan: 'LFT_3', owned: [owning(ADULT.win, { plan: '1M', expires: 0 })] },
    ],
    ['3: a single of another line', 3, 11490, { route: 'netflix_downloader', owned: [owning(10502)] }],
    [
      '3: the generic downloader after music',
      3,
      13490,
      { route: 'video_downloader', at: 0, owned: [owning(10502)] },
    ],
    ['3: music after video', 3, 12490, { route: 'spotify_converter', owned: [owning(NETFLIX.win)] }],
    [
      '3: a bundle of two counts by the lines of its singles',
      3,
      11490,
      { route: 'netflix_downloader', owned: [owning(992035)] },
    ],
    ['3: the adult suite', 3, 24990, { route: 'adult_aio', owned: [owning(10502)] }],
    ['3: the adult suite as pro', 3, 33990, { route: 'adult_pro', plan: 'LFT_3', owned: [owning(10502)] }],
    ['3: the video suite', 3, 27990, { route: 'video_one_new', owned: [owning(10502)] }],
    [
      '3: the video suite as pro',
      3,
      36990,
      { route: 'video_pro_new', plan: 'LFT_3', owned: [owning(10502)] },
    ],
    ['3: the music suite', 3, 25990, { route: 'music_upgrade', owned: [owning(NETFLIX.win)] }],
    ['3: video and music', 3, 39990, { route: 'video_music_one', owned: [owning(10435)] }],
    [
      '3: video and music as pro',
      3,
      48990,
      { route: 'video_music_one', plan: 'LFT_3', owned: [owning(10435)] },
    ],
    [
      '4: the difference to pro',
      4,
      10000,
      { route: 'video_pro_upgrade', plan: 'LFT_3', owned: [owning(VIDEO.win)] },
    ],
    [
      '4: of both suites, however they were bought',
      4,
      10000,
      { route: 'video_music_pro_new', plan: 'LFT_3', owned: [owning(VIDEO.win), owning(MUSIC.win)] },
    ],
    ['5: completing the bundle', 5, 15990, { route: 'video_music_one_new', owned: [owning(VIDEO.win)] }],
    ['6: the music suite for one single', 6, 18990, { route: 'music_upgrade', owned: [owning(10502)] }],
    [
      '7: the adult suite for two singles',
      7,
      16990,
      { route: 'adult_aio', owned: [owning(10435), owning(10437)] },
    ],
    [
      '8: the video suite for one single',
      8,
      18990,
      { route: 'video_one_upgrade', owned: [owning(NETFLIX.win)] },
    ],
    [
      '8: as pro costs the difference more',
      8,
      28990,
      { route: 'video_pro_upgrade', plan: 'LFT_3', owned: [owning(NETFLIX.win)] },
    ],
    [
      '9: video and music for singles of both',
      9,
      30990,
      { route: 'video_music_one_upgrade', owned: [owning(NETFLIX.win), owning(10502)] },
    ],
    [
      '10: what is owned on the other OS',
      10,
      18990,
      { route: 'video_one_new', owned: [owning(NETFLIX.mac)] },
    ],
    [
      '10: video and music by its own ladder',
      10,
      33990,
      { route: 'video_music_one_new', owned: [owning(NETFLIX.mac)] },
    ],
    [
      '11: a monthly subscriber to lifetime',
      11,
      19990,
      { route: 'all_in_one_video_suite', owned: [subscribed(VIDEO.win, { plan: '1M', periods: 2 })] },
    ],
    [
      '11: three and six months count as monthly',
      11,
      23990,
      { route: 'all_in_one_video_suite', owned: [subscribed(VIDEO.win, { plan: '6M' })] },
    ],
    [
      '11: a yearly subscriber',
      11,
      6990,
      { route: 'music_upgrade', owned: [subscribed(MUSIC.win, { plan: '1Y', periods: 2 })] },
    ],
    [
      '11: to video and music',
      11,
      26990,
      { route: 'video_music_one', owned: [subscribed(VIDEO_MUSIC.win, { plan: '1M', periods: 2 })] },
    ],
    [
      '11: as pro costs the difference more',
      11,
      33990,
      { route: 'all_in_one_video_suite', plan: 'LFT_3', owned: [subscribed(VIDEO.win, { plan: '1M' })] },
    ],
    [
      '11: the cheapest of several subscriptions',
      11,
      16990,
      {
        route: 'all_in_one_video_suite',
        owned: [subscribed(VIDEO.win, { plan: '1M' }), subscribed(VIDEO.win, { plan: '1Y' })],
      },
    ],
  ]

  test.each(cases)('%s', (_, offType, price, asking) => {
    expect(offer(asking)).toEqual([offType, price])
  })
})

describe('an offer is no candidate', () => {
  test.each<[title: string, asking: Asking]>([
    [
      '11 on the other OS',
      { route: 'all_in_one_video_suite', owned: [subscribed(VIDEO.mac, { plan: '1M' })] },
    ],
    [
      '11 for a subscription to another suite',
      { route: 'all_in_one_video_suite', owned: [subscribed(VIDEO_MUSIC.win, { plan: '1M' })] },
    ],
    ['11 for the adult suite', { route: 'adult_aio', owned: [subscribed(992031, { plan: '1M' })] }],
    [
      '11 after the subscription',
      { route: 'all_in_one_music_suite', owned: [subscribed(992013, { plan: '1M', expires: 0 })] },
    ],
    [
      '3 for a licence that is not for life',
      { route: 'netflix_downloader', owned: [subscribed(10502, { plan: '1Y' })] },
    ],
    ['3 for a service', { route: 'netflix_downloader', owned: [owning(992101)] }],
    [
      '8 for singles that expired',
      { route: 'video_one_upgrade', owned: [owning(NETFLIX.win, { plan: '1Y', expires: 0 })] },
    ],
    [
      'any for a bundle of two products',
      { route: 'PV_NF', owned: [owning(10502), owning(VIDEO.win), owning(NETFLIX.mac)] },
    ],
  ])('%s', (_, asking) => {
    expect(priced(book, asking).offers.map(({ offType }) => offType)).toEqual([1])
  })
})

describe('what is owned', () => {
  test('counts a suite by its weight where its singles are fewer', () => {
    const owned = [owning(VIDEO.win), owning(10339), owning(10341)]
    expect(offer({ route: 'video_music_one', owned })).toEqual([5, 15990])
  })

  test('counts a single once, bought alone and in a bundle', () => {
    expect(offer({ route: 'video_one_new', owned: [owning(NETFLIX.win), owning(992033)] })).toEqual([
      8, 16990,
    ])
  })

  test('does not matter where its product is unknown', () => {
    expect(offer({ route: 'netflix_downloader', owned: [owning(1)] })).toEqual([1, 12990])
  })
})

describe('who may buy', () => {
  test.each<[answer: string, asking: Asking]>([
    ['not_eligible', { route: 'video_pro_future', plan: 'LFT_3' }],
    ['not_eligible', { route: 'video_pro_future', plan: 'LFT_3', owned: [owning(VIDEO.mac)] }],
    ['priced', { route: 'video_pro_future', plan: 'LFT_3', owned: [owning(VIDEO.win)] }],
    ['not_eligible', { route: 'video_music_pro_future', plan: 'LFT_3', owned: [owning(VIDEO.win)] }],
    ['not_eligible', { route: '3pc', owned: [subscribed(NETFLIX.win, { plan: '1Y' })] }],
    ['priced', { route: '3pc', owned: [owning(NETFLIX.mac)] }],
    ['not_sellable', { route: 'pantaya_downloader' }],
    ['not_sellable', { route: 'skyshowtime_downloader', os: 'mac' }],
    ['unknown_plan', { route: 'netflix_downloader', plan: 'LFT_3' }],
    ['unknown_plan', { route: 'netflix_downloader', plan: 'toString' }],
    ['unknown_route', { route: 'constructor' }],
    ['unknown_route', { route: 'youtube_downloader' }],
  ])('%s for %j', (answer, asking) => {
    expect(answerTo(book, asking)).toBe(answer)
  })
})

describe('the product of a route', () => {
  test('on a Mac is the Mac product where it is on sale, otherwise the Windows product', () => {
    const pids = ['netflix_downloader', 'fod_downloader', 'video_ai', 'aio'].map(
      route => priced(book, { route, os: 'mac' }).pid,
    )
    expect(pids).toEqual([10338, 10387, 10634, 992002])
  })

  test('that is used decides which OS is the other one', () => {
    const owned = [owning(10395, { plan: 'LFT' })]
    expect(offer({ route: 'video_one_new', os: 'mac', owned })).toEqual([10, 18990])
  })

  test.each([
    ['prime_video_downloader', 'amazon_prime_video_downloader'],
    ['max_downloader', 'hbo_max_downloader'],
    ['video_aio', 'all_in_one_video_suite'],
    ['music_aio', 'all_in_one_music_suite'],
    ['video_music_aio', 'video_music_one'],
  ])('is found by its old name %s', (alias, route) => {
    expect(priced(book, { route: alias }).pid).toBe(priced(book, { route }).pid)
  })
})

describe('offer rules are rows', () => {
  test('a rule that an editor adds is a candidate, and the cheapest wins', () => {
    const cheaper = bookWith(({ offerRules }) => ({
      offerRules: offerRules.flatMap(rule =>
        rule.key === 'offer-2-single-lft'
          ? [rule, { ...rule, key: 'offer-2-netflix', routes: ['netflix_downloader'], price: 9990 }]
          : [rule],
      ),
    }))
    const { price, applied, refused } = priced(cheaper, {
      route: 'netflix_downloader',
      owned: [owning(NETFLIX.win)],
    })
    expect([price, applied[0]?.rule]).toEqual([9990, 'offer-2-netflix'])
    expect(refused.map(({ rule }) => rule)).toEqual(['offer-2-single-lft', 'offer-1-selling'])
  })

  test('a disabled rule does not exist', () => {
    const without = bookWith(({ offerRules }) => ({
      offerRules: offerRules.map(rule => ({ ...rule, enabled: rule.offType !== 2 && rule.offType !== 1 })),
    }))
    const { price, offers } = priced(without, { route: 'netflix_downloader', owned: [owning(NETFLIX.win)] })
    expect(price).toBe(12990)
    expect(offers).toEqual([{ kind: 'offer', offType: 1, rule: 'selling', price: 12990 }])
  })

  test('an amount stored in a currency wins, and only the surcharge is converted', () => {
    const stored = bookWith(({ offerRules }) => ({
      offerRules: offerRules.map(rule => ({
        ...rule,
        steps: rule.steps.map(({ from, price }) => ({ from, price: { ...price, EUR: 15_000 } })),
      })),
    }))
    const owned = [owning(NETFLIX.win)]
    expect(priced(stored, { route: 'video_one_new', locale: 'de', owned }).price).toBe(15_000)
    expect(priced(stored, { route: 'video_pro_new', plan: 'LFT_3', locale: 'de', owned }).price).toBe(
      15_000 + 9_190,
    )
  })

  test('an offer never costs more than the selling price', () => {
    const dear = bookWith(({ offerRules }) => ({
      offerRules: offerRules.map(rule =>
        rule.key === 'offer-2-single-lft' ? { ...rule, price: 99_900 } : rule,
      ),
    }))
    expect(priced(dear, { route: 'netflix_downloader', owned: [owning(NETFLIX.win)] }).price).toBe(12990)
  })
})

describe('the route that an offer leads to', () => {
  test('depends on whether it is to be pro', () => {
    const routes = ([4, 5, 6, 7, 8, 9, 10, 11] as const).map(offType => [
      offTypeRoute(offType, false),
      offTypeRoute(offType, true),
    ])
    expect(routes).toEqual([
      ['video_pro_future', 'video_music_pro_future'],
      ['video_music_one_new', 'video_music_pro_new'],
      ['music_upgrade', 'music_upgrade'],
      ['adult_aio', 'adult_aio'],
      ['video_one_upgrade', 'video_pro_upgrade'],
      ['video_music_one_upgrade', 'video_music_pro_upgrade'],
      ['video_one_new', 'video_pro_new'],
      ['subscriber_upgrade', 'subscriber_upgrade'],
    ])
  })

  test('is a product on sale, but for the subscriber upgrade page and the offers that have none', () => {
    for (const offType of [4, 5, 6, 7, 8, 9, 10] as const) {
      expect(
        [false, true].map(pro => book.productOf(offTypeRoute(offType, pro) ?? '', 'win')?.status),
      ).toEqual([1, 1])
    }
    expect(([1, 2, 3] as const).map(offType => offTypeRoute(offType, false))).toEqual([null, null, null])
  })
})
