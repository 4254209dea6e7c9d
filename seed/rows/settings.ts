import type { Currency, STACKINGS } from '@/pricing/vocabulary'

export type SettingsSeed = {
  currencies: { currency: Currency; rate: number; ending: number }[]
  weight_video: number
  weight_adult: number
  weight_music: number
  stacking: (typeof STACKINGS)[number]
}

/** Conversion, suite weights and stacking (DOMAIN 2, 4 and 5). USD is what prices are stored in and needs no rate. */
export const settings: SettingsSeed = {
  currencies: [
    { currency: 'EUR', rate: 0.92, ending: 90 },
    { currency: 'JPY', rate: 150, ending: 80 },
    { currency: 'CNY', rate: 7.2, ending: 90 },
  ],
  weight_video: 7,
  weight_adult: 5,
  weight_music: 7,
  stacking: 'best_then_num',
}
