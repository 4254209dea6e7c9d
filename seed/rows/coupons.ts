import type { COUPON_TYPES, Plan, PricingLocale, ProviderName } from '@/pricing/vocabulary'
import type { Localized } from '../localized'
import { catalogue } from './catalogue'
import { type CouponReason, STAYING_TEXT, savingText, YEAR_ROUND_TEXT } from './coupon-texts'
import { BLACK_FRIDAY_2022, CHRISTMAS_2022 } from './windows'

export type CouponSeed = {
  code: string
  text: Localized
  type: (typeof COUPON_TYPES)[number]
  discount: number | null
  allow_types: Plan[]
  allow_products: string[]
  allow_locals: PricingLocale[]
  allow_payers: ProviderName[]
  allow_price: number | null
  show_coupon: boolean
  group_type: string | null
  from: string | null
  until: string | null
  enabled: boolean
}

type Columns = Partial<Omit<CouponSeed, 'code' | 'text' | 'type' | 'discount'>>

const SUITES = ['all_in_one_video_suite', 'video_music_one']
const SINGLES = [
  ...new Set(catalogue.filter(({ prod_type }) => prod_type === 'single').map(({ route }) => route)),
]

const ANYTHING = {
  allow_types: [],
  allow_products: [],
  allow_locals: [],
  allow_payers: [],
  allow_price: null,
  show_coupon: false,
  group_type: null,
  from: null,
  until: null,
  enabled: true,
} satisfies Columns

/** `factor` is what remains of the price: 0.7 takes 30% off. */
function rate(code: string, factor: number, reason: CouponReason, columns: Columns = {}): CouponSeed {
  const text = savingText(reason, Math.round(100 - factor * 100))
  return { code, text, type: 'rate', discount: factor, ...ANYTHING, ...columns }
}

/** `dollars` off the best price so far; coupons of one group never add up. */
function staying(code: string, dollars: number, minimum: number | null = null): CouponSeed {
  return {
    ...{ code, text: STAYING_TEXT, type: 'num', discount: dollars },
    ...ANYTHING,
    allow_price: minimum,
    group_type: 'cancel',
  }
}

/** The coupons of DOMAIN 5, with the figures of SPEC 9. */
export const coupons: readonly CouponSeed[] = [
  rate('ADD_OPTION', 0.75, 'option', { group_type: 'internal' }),
  rate('AIO_PRO', 0.6, 'suitePro', { allow_types: ['LFT_3'], allow_products: SUITES }),
  rate('OLD_AIO_PRO', 0.7, 'suitePro', { allow_types: ['LFT_3'], allow_products: SUITES }),
  rate('AD_AIO_PRO', 0.7, 'adultPro', { allow_types: ['LFT_3'], allow_products: ['adult_aio'] }),
  rate('AD_LFT_PRO', 0.8, 'adultLifetime', { allow_types: ['LFT'], allow_products: ['adult_aio'] }),
  rate('SINGLE_PRO', 0.95, 'single', { allow_types: ['LFT'], allow_products: SINGLES }),
  rate('PADDLE60', 0.6, 'paddle', { allow_payers: ['paddle'] }),
  rate('PADDLE50', 0.5, 'paddle', { allow_payers: ['paddle'] }),
  rate('BF_LFT', 0.7, 'blackFriday', { allow_types: ['LFT'], ...BLACK_FRIDAY_2022 }),
  rate('BF_PRO', 0.65, 'blackFriday', { allow_types: ['LFT_3'], ...BLACK_FRIDAY_2022 }),
  rate('XMAS_LFT', 0.7, 'christmas', { allow_types: ['LFT'], ...CHRISTMAS_2022 }),
  rate('XMAS_PRO', 0.65, 'christmas', { allow_types: ['LFT_3'], ...CHRISTMAS_2022 }),
  staying('CANCEL2', 2),
  staying('CANCEL5', 5),
  staying('CANCEL10', 10),
  staying('CANCEL2_MAIL', 2, 49.9),
  staying('CANCEL5_MAIL', 5, 100),
  staying('CANCEL10_MAIL', 10, 200),
  {
    ...{ code: 'AUTUMN_VD', text: YEAR_ROUND_TEXT, type: 'fixed', discount: 89.9 },
    ...ANYTHING,
    allow_types: ['LFT'],
    allow_products: ['video_downloader'],
    show_coupon: true,
  },
]
