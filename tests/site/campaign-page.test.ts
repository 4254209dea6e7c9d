import { guestVisit } from '@tests/support/guest'
import { expect, test } from 'vitest'
import { campaignPage, isOnCampaignPage } from '@/site/campaign-page'
import { LOCALES } from '@/site/locale'
import { pathOf } from '@/site/path'

test.each(LOCALES)(
  'in %s the page of a campaign is known, whether or not its address names the language',
  locale => {
    for (const route of ['sales_campaign', 'black_friday']) {
      const visit = guestVisit(locale)
      const path = pathOf(campaignPage(route), visit.site, locale)
      expect(isOnCampaignPage({ ...visit, path }, route)).toBe(true)
      expect(isOnCampaignPage({ ...visit, path: '/' }, route)).toBe(false)
      expect(isOnCampaignPage({ ...visit, path }, 'upgrade_campaign')).toBe(false)
    }
  },
)

test('a review site has no such page', () => {
  const visit = { ...guestVisit('en', 'discover_com'), path: '/sales-campaign' }
  expect(isOnCampaignPage(visit, 'sales_campaign')).toBe(false)
})
