import type { Currency } from '@/pricing/vocabulary'
import type { AdminLanguage } from '../words/language'
import { amountTyped, otherPart, percentRead, percentShown } from './number-text'
import type { Writing } from './typed-number'

/** An amount with the decimals of its currency. */
export const amountIn = (currency: Currency): Writing => ({
  type: 'number',
  shown: amount => amountTyped(amount, currency),
  read: typed => (Number.isNaN(Number.parseFloat(typed)) ? null : Number.parseFloat(typed)),
})

/** A part of one as a percentage. */
export const percentIn = (language: AdminLanguage): Writing => ({
  type: 'text',
  shown: part => percentShown(part, language),
  read: percentRead,
})

/** What is left of a price, as what is off it. */
export const percentOffIn = (language: AdminLanguage): Writing => ({
  type: 'text',
  shown: left => percentShown(otherPart(left), language),
  read: typed => {
    const off = percentRead(typed)
    return off === null ? null : otherPart(off)
  },
})
