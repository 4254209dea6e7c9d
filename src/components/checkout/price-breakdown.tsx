import { formatMoney } from '@/pricing'
import type { ReceiptLine, StoredQuote } from '@/server/orders/stored-quote'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

type Props = { quote: StoredQuote; locale: Locale }

/** Of a pair the sum alone: what each is charged of it is told by the receipt, where tax and refunds need it. */
export function PriceBreakdown({ quote, locale }: Props) {
  return (
    <dl className="grid gap-2 border-t border-line pt-4">
      {quote.receipt.map(line => (
        <Line key={`${line.kind} ${line.rule}`} line={line} quote={quote} locale={locale} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="font-semibold">{translator(locale, 'checkout')('summary.total')}</dt>
        <dd className="text-2xl font-semibold tabular-nums" data-total>
          {formatMoney(quote.price, quote.currency, locale)}
        </dd>
      </div>
    </dl>
  )
}

function Line({ line: { kind, rule, label, amount, lang }, quote, locale }: Props & { line: ReceiptLine }) {
  return (
    <div className="flex items-baseline justify-between gap-4" data-line={kind}>
      <dt className="min-w-0 text-muted">
        <span lang={lang}>{label}</span>
        {kind === 'coupon' && !label.includes(rule) && <span className="block text-sm">{rule}</span>}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{formatMoney(amount, quote.currency, locale)}</dd>
    </div>
  )
}
