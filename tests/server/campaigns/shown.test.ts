import { inputOf } from '@tests/support/asking'
import { bookWith, seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import type { CampaignRow } from '@/pricing'
import { promotedBy } from '@/server/campaigns/promoted'
import { campaignsShown } from '@/server/campaigns/shown'

const book = seededBook()
const visit = (at: string) => ({ at: Date.parse(at), site: 'com', locale: 'en' }) as const

const shownAt = (at: string, route = 'event_center') =>
  campaignsShown(book.campaignsOf(route), visit(at)).map(({ key }) => key)

test('the event center shows the next campaign until it begins, and the last one once all are over', () => {
  expect(shownAt('2022-12-18T23:59:59.999Z')).toEqual(['christmas-2022'])
  expect(shownAt('2022-12-19T00:00:00.000Z')).toEqual(['christmas-2022'])
  expect(shownAt('2023-01-03T08:00:00.000Z')).toEqual(['general-activity'])
  expect(shownAt('2023-12-01T08:00:00.000Z')).toEqual(['general-activity'])
})

test('campaigns that run together are shown together', () => {
  const both = bookWith(({ campaigns }) => ({
    campaigns: campaigns.map(row =>
      row.key === 'general-activity' ? { ...row, startTime: Date.parse('2022-12-20T00:00:00Z') } : row,
    ),
  }))
  const shown = campaignsShown(both.campaignsOf('event_center'), visit('2022-12-21T00:00:00Z'))
  expect(shown.map(({ key }) => key)).toEqual(['christmas-2022', 'general-activity'])
})

test('a campaign for other sites or languages is not told of', () => {
  const [row] = book.campaignsOf('sales_campaign')
  if (!row) throw new Error('the seed has no year-round offer')
  const forJapan: CampaignRow = { ...row, sites: ['jp'] }
  const forGermans: CampaignRow = { ...row, locales: ['de'] }
  expect(campaignsShown([forJapan, forGermans], visit('2026-11-20T00:00:00Z'))).toEqual([])
  expect(campaignsShown([row], visit('2026-11-20T00:00:00Z'))).toEqual([row])
})

test('a running campaign shows its products in the plans that it makes cheaper', () => {
  const [row] = book.campaignsOf('black_friday_sales_2022')
  if (!row) throw new Error('the seed has no Black Friday')
  const promoted = promotedBy(
    { book, icons: new Map() },
    row,
    inputOf({ route: '-', at: Date.parse('2022-11-20T00:00:00Z') }),
  )
  const suite = promoted.find(({ route }) => route === 'all_in_one_video_suite')
  expect(suite?.plans.map(({ plan, quote }) => [plan, quote.price, quote.applied[0]?.rule])).toEqual([
    ['LFT', 20993, 'BF_LFT'],
    ['LFT_3', 25994, 'BF_PRO'],
  ])
  expect(promoted.map(({ route }) => route)).toEqual([...new Set(promoted.map(({ route }) => route))])
})

test('a product that the campaign makes no cheaper is shown in its main plan', () => {
  const [row] = book.campaignsOf('black_friday_sales_2022')
  if (!row) throw new Error('the seed has no Black Friday')
  const later = promotedBy(
    { book, icons: new Map() },
    row,
    inputOf({ route: '-', at: Date.parse('2022-12-10T08:00:00Z') }),
  )
  expect(later.map(({ plans }) => plans.map(({ plan }) => plan))).toEqual([['LFT'], ['LFT'], ['LFT']])
})
