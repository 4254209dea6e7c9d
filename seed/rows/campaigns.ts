import type { NAV_TYPES, PricingLocale, PricingSite } from '@/pricing/vocabulary'
import type { Localized } from '../localized'
import { CAMPAIGN_NAMES, type CampaignKey } from './campaign-names'
import { catalogue } from './catalogue'
import { BLACK_FRIDAY_2022, CHRISTMAS_2022 } from './windows'

type NavType = (typeof NAV_TYPES)[number]

export type CampaignSeed = {
  key: CampaignKey
  name: Localized
  route: string
  startTime: string
  endTime: string
  timeZone: string
  navType: NavType
  promotion_ids: number[]
  coupons: string[]
  sites: PricingSite[]
  locales: PricingLocale[]
  enabled: boolean
}

type Window = { from: string; until: string }

type Plan = { route: string; window: Window; navType: NavType; promotes?: string[]; coupons?: string[] }

const window = (from: string, until: string): Window => ({
  from: `${from}T00:00:00.000Z`,
  until: `${until}T00:00:00.000Z`,
})

/** The pids of these routes, Windows and Mac. */
const pidsOf = (routes: string[]): number[] =>
  routes.flatMap(route => catalogue.filter(product => product.route === route).map(({ pid }) => pid))

function campaign(
  key: CampaignKey,
  { route, window, navType, promotes = [], coupons = [] }: Plan,
): CampaignSeed {
  return {
    ...{ key, name: CAMPAIGN_NAMES[key], route, navType, coupons },
    ...{ startTime: window.from, endTime: window.until, timeZone: 'UTC' },
    promotion_ids: pidsOf(promotes),
    ...{ sites: [], locales: [], enabled: true },
  }
}

const SUITES = ['all_in_one_video_suite', 'video_music_one', 'all_in_one_music_suite']

/** The campaigns of DOMAIN 5; their coupons apply by themselves while they run. */
export const campaigns: readonly CampaignSeed[] = [
  campaign('normal-autumn-sale', {
    route: 'sales_campaign',
    window: window('2020-09-01', '2124-12-31'),
    navType: 'bar',
    promotes: ['video_downloader'],
    coupons: ['AUTUMN_VD'],
  }),
  campaign('black-friday-2022', {
    route: 'black_friday_sales_2022',
    window: BLACK_FRIDAY_2022,
    navType: 'bar',
    promotes: SUITES,
    coupons: ['BF_LFT', 'BF_PRO'],
  }),
  campaign('christmas-2022', {
    route: 'event_center',
    window: CHRISTMAS_2022,
    navType: 'popup',
    promotes: SUITES,
    coupons: ['XMAS_LFT', 'XMAS_PRO'],
  }),
  campaign('all-in-one-offer', {
    route: 'aio_special_offer',
    window: window('2023-11-01', '2023-12-31'),
    navType: 'bar',
    promotes: ['all_in_one_video_suite', 'video_music_one'],
    coupons: ['OLD_AIO_PRO'],
  }),
  campaign('upgrade-campaign', {
    route: 'upgrade_campaign',
    window: window('2023-10-01', '2024-05-31'),
    navType: 'menu',
    promotes: ['video_one_upgrade', 'video_pro_upgrade', 'music_upgrade', 'video_music_one_upgrade'],
  }),
  campaign('general-activity', {
    route: 'event_center',
    window: { from: '2023-11-17T00:00:00.000Z', until: '2023-12-01T08:00:00.000Z' },
    navType: 'none',
    promotes: SUITES,
  }),
  campaign('referral-program', {
    route: 'get_free_license_referral_program',
    window: window('2020-01-01', '2124-12-31'),
    navType: 'menu',
  }),
]
