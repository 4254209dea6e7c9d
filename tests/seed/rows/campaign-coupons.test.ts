import { campaigns } from '@seed/rows/campaigns'
import { coupons } from '@seed/rows/coupons'
import { expect, test } from 'vitest'
import { LOCALES } from '@/site/locale'

const ofCampaigns = new Set(campaigns.flatMap(each => each.coupons))
const named = coupons.filter(({ code }) => ofCampaigns.has(code))

test.each(LOCALES)('what a campaign takes off is named in one line of a phone, in %s', locale => {
  const most = locale === 'ja' || locale === 'zh' ? 20 : 45
  expect(named.length).toBeGreaterThan(4)
  expect(named.map(({ text }) => text[locale]).filter(text => text.length > most)).toEqual([])
})
