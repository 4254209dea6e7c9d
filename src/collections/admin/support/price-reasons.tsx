import { COUPON_REFUSALS, formatMoney } from '@/pricing'
import type { KeptQuote, OrderRecord } from '@/server/support-console/orders'
import { translator } from '@/site/messages'
import { OFF_TYPE_LABELS } from '../../fields/options'
import { spoken, t } from '../words/of-request'
import { Nothing } from './parts'

export function PriceReasons({ order: { quote, currency } }: { order: OrderRecord }) {
  if (!quote) return <Nothing>{t('How the price came about was not kept.')}</Nothing>
  const money = (amount: number) => formatMoney(amount, currency, spoken())
  return (
    <>
      <dl className="desk__sum sum-list">
        {quote.receipt.map(({ kind, rule, label, amount }) => (
          <div key={`${kind} ${rule}`}>
            <dt>
              {label} <code>{rule}</code>
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('Paid price')}</dt>
          <dd>{money(quote.price)}</dd>
        </div>
        {quote.shares?.map(({ pid, product, amount }) => (
          <div key={pid}>
            <dt>
              {t('Of this: {product}', { product })} <code>{pid}</code>
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {sentencesOf(quote).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

function sentencesOf({ offType, category, rejected, refused }: KeptQuote): string[] {
  const stood = `The best offer was offType ${OFF_TYPE_LABELS[String(offType)] ?? offType}; the buyer’s category was ${category}.`
  const entered = rejected.map(({ coupon, reason }) => couponSentence(coupon, reason))
  const codes = new Set(rejected.map(({ coupon }) => coupon))
  const others = refused
    .filter(({ rule }) => !codes.has(rule))
    .map(
      ({ kind, rule, because }) => `The ${kind} “${rule}” did not count: ${because.map(inWords).join(', ')}.`,
    )
  return [stood, ...entered, ...others]
}

function couponSentence(code: string, reason: string): string {
  const known = COUPON_REFUSALS.find(each => each === reason)
  return known
    ? translator(spoken(), 'refusals')(known, { code })
    : `The coupon “${code}” was refused: ${inWords(reason)}.`
}

const WORDS: Record<string, string> = {
  not_better: 'it was no better',
  not_started: 'it had not begun',
  expired: 'it was over',
  used_up: 'it had been used as often as it may be',
  used_before: 'the buyer had used it as often as one may',
  not_first_order: 'it was for a first order',
  owners_only: 'it was for owners of another product',
  wrong_payer: 'it was for another payment method',
  wrong_plan: 'it was for another plan',
  wrong_product: 'it was for another product',
  wrong_locale: 'it was for another language',
  below_minimum: 'the price was below its minimum',
}
const inWords = (code: string): string => WORDS[code] ?? code.replaceAll('_', ' ')
