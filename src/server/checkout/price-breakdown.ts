import { priceEnd, type Quote, type QuoteInput, type Step, sharesOf } from '@/pricing'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { ReceiptLine, StoredQuote } from '../orders/stored-quote'
import type { Snapshot } from '../rule-book/load'
import { inLanguage, langOf } from '../rule-book/words'

type Words = Snapshot['words']

function breakdownOf(quote: Quote, words: Words, locale: Locale): ReceiptLine[] {
  const label = translator(locale, 'checkout')('receipt.list')
  const list: ReceiptLine = { kind: 'list', rule: `${quote.pid}-${quote.plan}`, label, amount: quote.list }
  return [list, ...quote.steps.map(step => lineOf(step, words, locale))]
}

function lineOf(step: Step, words: Words, locale: Locale): ReceiptLine {
  const { kind, rule, before, after } = step
  return {
    kind,
    rule,
    label: labelOf(step, words, locale),
    amount: after - before,
    lang: foreignIn(step, words, locale),
  }
}

const wordsOf = ({ kind, rule }: Step, words: Words) =>
  kind === 'offer' ? words.offerRules.get(rule) : words.coupons.get(rule)

const foreignIn = (step: Step, words: Words, locale: Locale): string | undefined =>
  step.kind === 'selling' ? undefined : langOf(wordsOf(step, words), locale)

function labelOf({ kind, rule }: Step, words: Words, locale: Locale): string {
  const t = translator(locale, 'checkout')
  switch (kind) {
    case 'selling':
      return t('receipt.selling')
    case 'offer':
      return inLanguage(words.offerRules.get(rule), locale, t('receipt.offer'))
    case 'campaign':
      return inLanguage(words.coupons.get(rule), locale, t('receipt.campaign'))
    case 'coupon':
      return inLanguage(words.coupons.get(rule), locale, t('receipt.coupon', { code: rule }))
  }
}

/**
 * With what an order keeps of its day: when its price ends (ms, UTC), and in the buyer's language its name, each step of
 * its price, and the shares of what it bundles, in minor units. `input` is what was quoted.
 */
export function storedQuote(
  quote: Quote,
  input: QuoteInput,
  { book, words }: Pick<Snapshot, 'book' | 'words'>,
  locale: Locale,
): StoredQuote {
  const nameOf = (pid: number, fallback: string) => inLanguage(words.products.get(pid), locale, fallback)
  const shares = sharesOf(book, quote).map(({ pid, amount }) => ({
    ...{ pid, amount },
    product: nameOf(pid, book.productByPid(pid)?.route ?? String(pid)),
  }))
  const { route } = input.target
  return {
    ...quote,
    ...{ route, product: nameOf(quote.pid, route), receipt: breakdownOf(quote, words, locale) },
    ends: priceEnd(book, input, quote),
    ...(shares.length > 0 && { shares }),
  }
}
