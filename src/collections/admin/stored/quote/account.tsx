import { planLabel } from '../../../fields/options'
import { namesOf } from '../../named/named-value'
import { refusalIn } from '../../price-lab/why-not'
import { labelled } from '../../words/labelled'
import { say } from '../../words/say'
import { amountText } from '../amount-text'
import type { Telling } from '../telling'
import type { KeptLine, KeptQuote } from './kept-quote'
import { beginText, reasonText, refusedText } from './reason-text'
import type { RuleNames } from './rule-names'

type Props = { quote: KeptQuote; telling: Telling; names: RuleNames }

/** How a price came about, as one tells it: what it was, what changed it and why, what was paid. */
export function QuoteAccount({ quote, telling, names }: Props) {
  const { language, products } = telling
  const product = products.some(({ value }) => value === quote.route)
    ? namesOf(quote.route, products, language)
    : quote.product
  const told = { language, names }
  const money = (amount: number) => amountText(amount, quote.currency, language)
  return (
    <>
      <p className="quote__what">{`${product} · ${labelled(planLabel(quote.plan), language)}`}</p>
      <dl className="sum-list quote__steps">
        {stepsOf(quote.receipt).map(({ line, before, after }, index) => (
          <div key={`${line.kind} ${line.rule}`}>
            <dt>{index === 0 ? beginText(line, language) : reasonText(line, told)}</dt>
            <dd>{index === 0 ? money(after) : `${money(before)} → ${money(after)}`}</dd>
          </div>
        ))}
        <div>
          <dt>{say(language, 'Price')}</dt>
          <dd>{money(quote.price)}</dd>
        </div>
      </dl>
      <Shares {...{ quote, telling, money }} />
      <Refused {...{ quote, telling, names }} />
    </>
  )
}

type Step = { line: KeptLine; before: number; after: number }

/** Each line with the price before and after it. */
function stepsOf(lines: readonly KeptLine[]): Step[] {
  let before = 0
  return lines.map(line => {
    const step = { line, before, after: before + line.amount }
    before = step.after
    return step
  })
}

type SharesProps = Pick<Props, 'quote' | 'telling'> & { money: (amount: number) => string }

const Shares = ({ quote: { shares = [] }, telling: { language }, money }: SharesProps) =>
  shares.length > 0 && (
    <dl className="sum-list quote__shares">
      {shares.map(({ pid, product, amount }) => (
        <div key={pid}>
          <dt>{say(language, 'Of this: {product}', { product })}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )

/** Folded: what had no part in the price. */
function Refused({ quote: { refused, rejected }, telling: { language }, names }: Props) {
  const told = { language, names }
  const known = new Set(refused.map(({ rule }) => rule))
  const typed = rejected.filter(({ coupon }) => !known.has(coupon))
  const sentences = [
    ...typed.map(({ coupon, reason }) =>
      refusedText({ kind: 'coupon', rule: coupon }, refusalIn(language, [reason]), told),
    ),
    ...refused.map(rule => refusedText(rule, refusalIn(language, rule.because), told)),
  ]
  if (sentences.length === 0) return null
  return (
    <details>
      <summary>{say(language, 'What did not count ({count})', { count: sentences.length })}</summary>
      <ul className="quote__refused">
        {[...new Set(sentences)].map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}
