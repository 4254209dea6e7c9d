import type { Quote, Step } from '@/pricing'
import type { Reason } from '@/server/catalogue/price-reasons'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

/** One line of a price's explanation; `amount` is the price after it, in minor units. */
export type PriceLine = { label: string; amount: number; lang?: string | undefined }

export type PriceWords = {
  list: string
  regular: string
  selling: string
  reduced: string
  of: Reason
}

/** `priceLines` in a language; `reasonOf` has the words that editors gave to rules. */
export function explainedPrice(quote: Quote, locale: Locale, reasonOf: Reason): PriceLine[] {
  const [t, own] = [translator(locale, 'plans'), translator(locale, 'product')]
  return priceLines(quote, {
    list: t('listPrice'),
    regular: own('plans.regular'),
    selling: own('plans.current'),
    reduced: own('plans.reduced'),
    of: reasonOf,
  })
}

/** How a price came about (DOMAIN 7): the list price, then the price after each rule; the last line is the price. */
export function priceLines({ list, steps }: Pick<Quote, 'list' | 'steps'>, words: PriceWords): PriceLine[] {
  const first = { label: steps[0]?.kind === 'selling' ? words.list : words.regular, amount: list }
  return [first, ...steps.map(step => ({ ...saidOf(step, words), amount: step.after }))]
}

const saidOf = (step: Step, words: PriceWords): Omit<PriceLine, 'amount'> =>
  step.kind === 'selling' ? { label: words.selling } : (words.of(step) ?? { label: words.reduced })

/** Why a price is lower, in the words of its last step: the sale, the offer for owners, the shop's own discount. */
export function savingReason(
  quote: Quote,
  locale: Locale,
  reasonOf: Reason,
): Omit<PriceLine, 'amount'> | undefined {
  const step = quote.steps.at(-1)
  if (!step || step.after >= step.before) return undefined
  const t = translator(locale, 'checkout')
  return reasonOf(step) ?? { label: t(`receipt.${step.kind === 'coupon' ? 'campaign' : step.kind}`) }
}
