import { owning, subscribed } from '@tests/support/asking'
import { seededBook } from '@tests/support/seeded-book'
import { describe, expect, test } from 'vitest'
import { authorised, categoryOf, type OwnedLicence, summaryOf } from '@/pricing'

const book = seededBook()
const NOW = Date.parse('2026-11-20T00:00:00Z')

describe('the category of a customer', () => {
  const cases: [category: string, recommended: string | null, owned: OwnedLicence[]][] = [
    ['video_music_pro', null, [owning(992025, { plan: 'LFT_3' })]],
    ['video_music_pro', null, [owning(992007, { plan: 'LFT_3' })]],
    ['video_music_one', 'video_music_pro_future', [owning(992008)]],
    ['video_music_one', 'video_music_pro_future', [owning(992001), owning(992006)]],
    ['video_music_one', 'video_music_pro_future', [owning(992011, { plan: 'LFT_3' }), owning(992005)]],
    ['video_pro', 'video_music_pro_new', [owning(992012, { plan: 'LFT_3' })]],
    ['video_one', 'video_pro_future', [owning(992001), owning(10435)]],
    ['adult_pro', 'all_in_one_video_suite', [owning(992003, { plan: 'LFT_3' })]],
    ['music_one', 'video_music_one_new', [owning(992005), owning(10337)]],
    ['single_adult', 'adult_aio', [owning(992003)]],
    ['single_adult', 'adult_aio', [owning(992035)]],
    ['single_adult', 'adult_aio', [subscribed(10437, { plan: '1M' }), owning(10337)]],
    ['video_single', 'video_one_upgrade', [owning(10337), owning(10502)]],
    ['video_single', 'video_one_upgrade', [subscribed(992001, { plan: '1Y' })]],
    ['music_single', 'music_upgrade', [owning(10502), owning(10634)]],
    ['video_ai', 'all_in_one_video_suite', [owning(10634)]],
    ['new_user', 'all_in_one_video_suite', []],
    ['new_user', 'all_in_one_video_suite', [owning(10337, { plan: '1Y', expires: NOW })]],
    ['new_user', 'all_in_one_video_suite', [owning(992101)]],
  ]

  test.each(cases)('is %s, with %s to recommend', (category, recommended, owned) => {
    expect(categoryOf(book, owned, NOW)).toMatchObject({ category, recommended })
  })
})

describe('the summary of a customer', () => {
  test('counts conferred lifetime singles by line and OS, video with adult', () => {
    const owned = [owning(992035), owning(10337), owning(10502), owning(10338), owning(10503), owning(10505)]
    expect(summaryOf(book, [...owned, owning(10339, { plan: '1Y', expires: NOW + 1 })], NOW)).toEqual({
      ...{ vw_num: 3, mw_num: 1, vm_num: 1, mm_num: 2 },
      ...{ win_full: false, mac_full: false, sub_type: '', sub_count: 0 },
    })
  })

  test('is full on an OS with the video suite and the music suite for life', () => {
    const owned = [owning(992001), owning(992005), owning(992002), subscribed(992006, { plan: '1Y' })]
    expect(summaryOf(book, owned, NOW)).toMatchObject({ win_full: true, mac_full: false })
    expect(summaryOf(book, [owning(992008)], NOW)).toMatchObject({ win_full: false, mac_full: true })
  })

  test('names the longest active subscription and the periods paid for it', () => {
    const owned = [
      subscribed(10337, { plan: '1M', periods: 9 }),
      subscribed(10502, { plan: '1Y', periods: 2 }),
      subscribed(10339, { plan: '1Y', periods: 3 }),
      subscribed(10341, { plan: '1Y', periods: 8, expires: NOW }),
    ]
    expect(summaryOf(book, owned, NOW)).toMatchObject({ sub_type: '1Y', sub_count: 3 })
  })
})

describe('a customer may use', () => {
  const may = (pid: number, ...owned: OwnedLicence[]) => authorised(book, owned, pid, NOW)

  test('what a licence is of, while it is active', () => {
    expect(may(10337, owning(10337))).toBe(true)
    expect(may(10337, subscribed(10337, { plan: '1M' }))).toBe(true)
    expect(may(10337, owning(10337, { plan: '1M', expires: NOW }))).toBe(false)
    expect(may(10338, owning(10337))).toBe(false)
    expect(may(992101, owning(992101))).toBe(true)
    expect(may(1, owning(1))).toBe(false)
  })

  test('every single of a suite’s line on its OS, withdrawn ones too, and nothing of another line', () => {
    const suite = subscribed(992001, { plan: '1M' })
    expect([10337, 10423, 10338, 10435, 10502].map(pid => may(pid, suite))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect([10337, 10502, 10435].map(pid => may(pid, owning(992007)))).toEqual([true, true, false])
  })

  test('the singles of a bundle of two, and the bundle by its singles', () => {
    expect([10339, 10437, 10337].map(pid => may(pid, owning(992035)))).toEqual([true, true, false])
    expect(may(992033, owning(10339), owning(10337))).toBe(true)
    expect(may(992033, owning(10339))).toBe(false)
  })

  test('a suite however it was bought, as pro only with a licence for three PCs', () => {
    expect(may(992001, owning(992009))).toBe(true)
    expect(may(992007, owning(992001), owning(992005))).toBe(true)
    expect([may(992011, owning(992001)), may(992011, owning(992001, { plan: 'LFT_3' }))]).toEqual([
      false,
      true,
    ])
  })
})
