import { z } from 'zod'
import { CURRENCIES, OPERATING_SYSTEMS, PAYERS, PLANS } from '@/pricing'

// The words that the answers of calls share; those with an `id` are named parts of the OpenAPI document.

export const instant = z.iso
  .datetime()
  .meta({ id: 'Instant', description: 'An instant in UTC, such as `2026-11-21T09:30:00.000Z`.' })

export const minorUnits = z.int().meta({
  id: 'MinorUnits',
  description: 'An amount of money in whole minor units of its currency: cents, or whole yen.',
})

export const currency = z.enum(CURRENCIES).meta({ id: 'Currency' })

export const price = z.strictObject({ amount: minorUnits, currency }).meta({ id: 'Price' })

export const pid = z.int().meta({ id: 'Pid', description: 'The number of a product.' })

export const plan = z.enum(PLANS).meta({
  id: 'Plan',
  description: 'How long a licence lasts: months, a year, or for life on one computer or on three.',
})

export const payer = z.enum(PAYERS).meta({ id: 'Payer', description: 'Who took the payment.' })

export const os = z.enum(OPERATING_SYSTEMS).meta({ id: 'OperatingSystem' })

export const orderNumber = z
  .string()
  .meta({ id: 'OrderNumber', description: 'The number of an order that people read.' })

export const orderState = z
  .enum(['open', 'pending', 'paid', 'failed', 'refunded', 'expired'])
  .meta({ id: 'OrderState' })

export const uuid = z.uuid().meta({ id: 'Uuid' })

export const saved = z.strictObject({ saved: z.literal(true) }).meta({ id: 'Saved' })
