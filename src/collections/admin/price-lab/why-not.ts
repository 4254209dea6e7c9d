import type { QuoteErrorCode } from '@/pricing'
import { partsText } from '@/site/names-text'
import type { AdminLanguage } from '../words/language'
import { spoken, t } from '../words/of-request'
import { type Sentence, say } from '../words/say'

const REFUSALS: Readonly<Record<string, Sentence>> = {
  unknown: 'no coupon has this code, or nobody may enter it',
  not_started: 'it has not begun',
  expired: 'it is over',
  used_up: 'it was used as often as it may be',
  used_before: 'this buyer used it as often as one may',
  not_first_order: 'it is for a first order',
  owners_only: 'it is for owners of another product',
  wrong_payer: 'it is for another way of payment',
  wrong_plan: 'it is for other plans',
  wrong_product: 'it is for other products',
  wrong_locale: 'it is for other languages',
  below_minimum: 'the price is below its minimum',
  not_better: 'another price is as low or lower',
}

export const refusalText = (because: readonly string[]): string => refusalIn(spoken(), because)

export const refusalIn = (language: AdminLanguage, because: readonly string[]): string =>
  partsText(
    because.map(code => (REFUSALS[code] ? say(language, REFUSALS[code]) : code.replaceAll('_', ' '))),
    language,
  )

const NOT_PRICED: Record<QuoteErrorCode, Sentence> = {
  not_sellable: 'Not on sale',
  not_eligible: 'Only for owners of what it builds on',
  unknown_route: 'No longer in the catalog',
  unknown_plan: 'This plan is no longer in the catalog',
  bad_input: 'Cannot be priced',
}

export const notPricedText = (error: QuoteErrorCode): string => t(NOT_PRICED[error])
