import { expect, test } from 'vitest'
import { type Draft, previewedAt, type Target } from '@/collections/preview/previewed-at'
import { articlePreview, campaignPreview, pagePreview, productPreview } from '@/collections/preview/targets'

const COMING = new Date(Date.now() + 7 * 24 * 3600 * 1000)

type Case = { of: (draft: Draft) => Target | undefined; draft: Draft; locale: string; leads: string | null }

const instant = COMING.toISOString().slice(0, -1)

const CASES: Case[] = [
  { of: articlePreview, draft: { number: 7 }, locale: 'de', leads: 'site=com&locale=de&path=/de/article/7' },
  { of: articlePreview, draft: { number: 7 }, locale: 'ja', leads: 'site=jp&locale=ja&path=/article/7' },
  { of: articlePreview, draft: { number: null }, locale: 'de', leads: null },
  {
    of: productPreview,
    draft: { route: 'netflix_downloader' },
    locale: 'fr',
    leads: 'product=netflix_downloader&site=com&locale=fr&path=/fr/netflix-downloader',
  },
  { of: pagePreview, draft: { route: 'home' }, locale: 'en', leads: 'site=com&locale=en&path=/' },
  { of: pagePreview, draft: { route: 'home' }, locale: 'zh', leads: 'site=com&locale=zh&path=/zh/' },
  {
    of: pagePreview,
    draft: { route: 'event_center' },
    locale: 'it',
    leads: 'campaign=event_center&site=com&locale=it&path=/it/event-center',
  },
  {
    of: pagePreview,
    draft: { route: 'review_home' },
    locale: 'en',
    leads: 'site=discover_com&locale=en&path=/',
  },
  {
    of: pagePreview,
    draft: { route: 'authors', sites: ['discover_com'] },
    locale: 'ja',
    leads: 'site=discover_jp&locale=ja&path=/authors',
  },
  {
    of: campaignPreview,
    draft: { route: 'sales_campaign', startTime: '2020-09-01T00:00:00.000Z' },
    locale: 'de',
    leads: 'campaign=sales_campaign&site=com&locale=de&path=/sales-campaign',
  },
  {
    of: campaignPreview,
    draft: { route: 'spring_sale', sites: ['jp'], startTime: COMING.toISOString() },
    locale: 'ja',
    leads: `campaign=spring_sale&site=jp&locale=ja&at=${instant}&path=/spring-sale`,
  },
  { of: campaignPreview, draft: { startTime: COMING.toISOString() }, locale: 'en', leads: null },
]

const sorted = (text: string) => [...new URLSearchParams(text)].sort()

test.each(CASES)(
  'a draft of $draft in $locale is previewed at $leads',
  async ({ of, draft, locale, leads }) => {
    const { preview } = previewedAt(of)
    const address = await preview?.(draft, { locale, req: Object.create(null), token: null })
    if (leads === null) return expect(address).toBeNull()
    expect(address).toMatch(/^\/preview\?/)
    expect(sorted(address?.slice('/preview?'.length) ?? '')).toEqual(sorted(leads))
  },
)
