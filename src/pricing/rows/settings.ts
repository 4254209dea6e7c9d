import { z } from 'zod'
import { CURRENCIES, FAMILIES, STACKINGS, SUBSCRIBER_SOURCES } from '../vocabulary'
import { amountColumns, amounts } from './fields'

const currencySetting = z.object({
  currency: z.enum(CURRENCIES),
  /** Per USD; in millionths, so that no float multiplies money. */
  rate: z
    .number()
    .positive('must be above 0')
    .max(100_000)
    .transform(value => Math.round(value * 1_000_000)),
  /** The last two digits of a converted price: 90 for .90, 80 for ¥…80. */
  ending: z.number().int().min(0).max(99),
})

export const settingsRow = z.object({
  currencies: z.array(currencySetting),
  weight_video: z.number().int().nonnegative(),
  weight_adult: z.number().int().nonnegative(),
  weight_music: z.number().int().nonnegative(),
  stacking: z.enum(STACKINGS),
})

export const subscriberPriceRow = z
  .object({ family: z.enum(FAMILIES), source: z.enum(SUBSCRIBER_SOURCES), ...amountColumns('price') })
  .transform(row => ({ family: row.family, source: row.source, price: amounts(row, 'price') }))

export type SettingsRow = z.output<typeof settingsRow>
export type SubscriberPriceRow = z.output<typeof subscriberPriceRow>
