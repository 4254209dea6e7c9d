import { COUPON_REFUSALS, formatMoney } from '@/pricing'
import type { KeptQuote, OrderRecord } from '@/server/support-console/orders'
import { translator } from '@/site/messages'
import { refusalText } from '../price-lab/why-not'
import { quoted, spoken, t } from '../words/of-request'
import { receiptText } from '../words/receipt-text'
import { offerName } from '../words/shop-names'
import { categoryText } from './category-text'
import { Nothing } from './parts'

export function PriceReasons({ order: { quote, currency } }: { order: OrderRecord }) {
  if (!quote) return <Nothing>{t('How the price was calculated was not recorded.')}</Nothing>
  const money = (amount: number) => formatMoney(amount, currency, spoken())
  return (
    <>
      <dl className="desk__sum sum-list">
        {quote.receipt.map(({ kind, rule, amount }) => (
          <div key={`${kind} ${rule}`}>
            <dt>
              {receiptText({ kind, rule, amount }, quote.offType)} {isOurs(kind) && <code>{rule}</code>}
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

/** A key that support can look up or tell. */
const isOurs = (kind: string): boolean => ['offer', 'campaign', 'coupon'].includes(kind)

function sentencesOf({ offType, category, rejected, refused }: KeptQuote): string[] {
  const stood = t('The best offer was {offer}. The buyer then: {category}.', {
    offer: quoted(offerName(offType)),
    category: categoryText(category),
  })
  const entered = rejected.map(({ coupon, reason }) => couponSentence(coupon, reason))
  const codes = new Set(rejected.map(({ coupon }) => coupon))
  const others = refused
    .filter(({ rule }) => !codes.has(rule))
    .map(({ kind, rule, because }) => t(NOT_COUNTED[kindOf(kind)], { rule, why: refusalText(because) }))
  return [stood, ...entered, ...others]
}

const NOT_COUNTED = {
  offer: 'The offer “{rule}” did not count: {why}.',
  campaign: 'The campaign “{rule}” did not count: {why}.',
  coupon: 'The coupon “{rule}” did not count: {why}.',
} as const

type Kind = keyof typeof NOT_COUNTED

const kindOf = (kept: string): Kind => (kept === 'campaign' || kept === 'coupon' ? kept : 'offer')

function couponSentence(code: string, reason: string): string {
  const known = COUPON_REFUSALS.find(each => each === reason)
  return known
    ? translator(spoken(), 'refusals')(known, { code })
    : t(NOT_COUNTED.coupon, { rule: code, why: refusalText([reason]) })
}
