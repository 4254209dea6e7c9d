import type { BENEFITS, Line, OffType, Plan, PRODUCT_TYPES } from '@/pricing/vocabulary'
import type { Localized } from '../localized'
import { BUNDLE_LADDER, ladder, type StepSeed, SUITE_LADDER } from './ladders'
import { OFFER_LABELS } from './offer-labels'

export type OfferRuleSeed = {
  key: string
  offType: `${OffType}`
  label: Localized
  prod_types: (typeof PRODUCT_TYPES)[number][]
  lines: Line[]
  routes: string[]
  tiers: string[]
  plans: Plan[]
  pro: 'yes' | 'no' | null
  subscription_plans: Plan[]
  benefit: (typeof BENEFITS)[number]
  price: number | null
  rate: number | null
  fallback?: true
  steps: StepSeed[]
  pro_surcharge: number | null
  enabled: boolean
}

type Columns = Partial<Omit<OfferRuleSeed, 'key' | 'offType' | 'label' | 'benefit'>>
type Benefit = { price: number } | { rate: number } | { steps: StepSeed[] }

const SINGLE_TIERS = ['A', 'B', 'C', 'D']
const VIDEO_SUITE = ['all_in_one_video_suite', 'video_one_upgrade', 'video_one_new']
const VIDEO_SUITE_PRO = ['all_in_one_video_suite', 'video_pro_upgrade', 'video_pro_new', 'video_pro_future']
const TIMED: Plan[] = ['1M', '3M', '6M', '1Y']
const LIFETIME: Plan[] = ['LFT', 'LFT_3']
const MONTHLY: Plan[] = ['1M', '3M', '6M']
const PRO_SURCHARGE = 100

function rule(offType: OffType, name: string, benefit: Benefit, columns: Columns = {}): OfferRuleSeed {
  return {
    key: `offer-${offType}-${name}`,
    offType: `${offType}`,
    label: OFFER_LABELS[offType],
    ...{ prod_types: [], lines: [], routes: [], tiers: [], plans: [], pro: null, subscription_plans: [] },
    ...{ price: null, rate: null, steps: [], pro_surcharge: null, enabled: true },
    benefit: 'steps' in benefit ? 'ladder' : 'price' in benefit ? 'price' : 'rate',
    ...benefit,
    ...columns,
  }
}

/** A ladder for a lifetime suite, of which the pro target costs the difference to pro more. */
function ladderRule(offType: OffType, name: string, steps: StepSeed[], columns: Columns): OfferRuleSeed {
  return rule(offType, name, { steps }, { plans: LIFETIME, pro_surcharge: PRO_SURCHARGE, ...columns })
}

const newUser = [rule(1, 'selling', { rate: 1 })]

const repurchase = [
  rule(2, 'single-lft', { price: 109.9 }, { prod_types: ['single'], tiers: SINGLE_TIERS, plans: ['LFT'] }),
  rule(2, 'generic-lft', { price: 129.9 }, { prod_types: ['single'], tiers: ['generic'], plans: ['LFT'] }),
  rule(
    2,
    'music-ai-lft',
    { price: 119.9 },
    { prod_types: ['single'], lines: ['music', 'ai'], plans: ['LFT'] },
  ),
  rule(2, 'adult-suite-lft', { price: 229.9 }, { routes: ['adult_aio'], plans: ['LFT'] }),
  rule(2, 'adult-suite-pro', { price: 319.9 }, { routes: ['adult_aio', 'adult_pro'], plans: ['LFT_3'] }),
  rule(2, 'timed', { rate: 0.7 }, { plans: TIMED }),
]

const otherCategory = [
  rule(3, 'single-lft', { price: 114.9 }, { prod_types: ['single'], tiers: SINGLE_TIERS, plans: ['LFT'] }),
  rule(3, 'generic-lft', { price: 134.9 }, { prod_types: ['single'], tiers: ['generic'], plans: ['LFT'] }),
  rule(
    3,
    'music-ai-lft',
    { price: 124.9 },
    { prod_types: ['single'], lines: ['music', 'ai'], plans: ['LFT'] },
  ),
  rule(3, 'adult-suite-lft', { price: 249.9 }, { routes: ['adult_aio'], plans: ['LFT'] }),
  rule(3, 'adult-suite-pro', { price: 339.9 }, { routes: ['adult_aio', 'adult_pro'], plans: ['LFT_3'] }),
  // By route and not by line: the bundles of two products are of line video too, and have no price here.
  rule(3, 'video-suite-lft', { price: 279.9 }, { routes: VIDEO_SUITE, plans: ['LFT'] }),
  rule(3, 'video-suite-pro', { price: 369.9 }, { routes: VIDEO_SUITE_PRO, plans: ['LFT_3'] }),
  rule(
    3,
    'music-suite-lft',
    { price: 259.9 },
    { routes: ['all_in_one_music_suite', 'music_upgrade'], plans: ['LFT'] },
  ),
  rule(3, 'video-music-lft', { price: 399.9 }, { lines: ['video_music'], plans: ['LFT'] }),
  rule(3, 'video-music-pro', { price: 489.9 }, { lines: ['video_music'], plans: ['LFT_3'] }),
]

const upgrades = [
  rule(4, 'pro', { price: 100 }, { pro: 'yes' }),
  ladderRule(5, 'lft', BUNDLE_LADDER, { lines: ['video_music'] }),
  ladderRule(6, 'lft', SUITE_LADDER, { lines: ['music'] }),
  ladderRule(7, 'lft', SUITE_LADDER, { lines: ['adult'] }),
  ladderRule(8, 'lft', SUITE_LADDER, { lines: ['video'] }),
  ladderRule(9, 'lft', BUNDLE_LADDER, { lines: ['video_music'] }),
  ladderRule(10, 'lft', SUITE_LADDER, { lines: ['video', 'adult', 'music'] }),
  ladderRule(10, 'video-music-lft', BUNDLE_LADDER, { lines: ['video_music'] }),
]

const subscriberToLifetime = [
  ladderRule(11, 'monthly', ladder(239.9, 199.9, 149.9), {
    lines: ['video', 'music'],
    subscription_plans: MONTHLY,
  }),
  ladderRule(11, 'yearly', ladder(169.9, 69.9), { lines: ['video', 'music'], subscription_plans: ['1Y'] }),
  ladderRule(11, 'video-music-monthly', ladder(339.9, 269.9, 219.9), {
    lines: ['video_music'],
    subscription_plans: MONTHLY,
  }),
  ladderRule(11, 'video-music-yearly', ladder(229.9, 79.9), {
    lines: ['video_music'],
    subscription_plans: ['1Y'],
  }),
]

/** SPEC 9's rates: what a single or suite costs that none of the rows above names. The bundles of two have no such price. */
const SINGLES: Columns = { prod_types: ['single'], plans: ['LFT'], fallback: true }
const SUITES: Columns = { prod_types: ['all_in_one', 'bundle'], plans: ['LFT'], pro: 'no', fallback: true }
const PRO: Columns = { prod_types: ['all_in_one', 'bundle'], plans: ['LFT_3'], pro: 'yes', fallback: true }

const withoutPrice = [
  rule(2, 'single-rate', { rate: 0.7 }, SINGLES),
  rule(2, 'adult-rate', { rate: 0.6 }, { ...SUITES, lines: ['adult'] }),
  rule(2, 'adult-pro-rate', { rate: 0.55 }, { ...PRO, lines: ['adult'] }),
  rule(3, 'single-rate', { rate: 0.75 }, SINGLES),
  rule(3, 'adult-rate', { rate: 0.65 }, { ...SUITES, lines: ['adult'] }),
  rule(3, 'pro-rate', { rate: 0.6 }, PRO),
]

/** Every price of DOMAIN 4's table, in USD. What an offType means is code; these rows say what it costs. */
export const offerRules: readonly OfferRuleSeed[] = [
  ...newUser,
  ...repurchase,
  ...otherCategory,
  ...withoutPrice,
  ...upgrades,
  ...subscriberToLifetime,
]
