import { formatMoney, type Quote } from '@/pricing'
import type { Reason } from '@/server/catalogue/price-reasons'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Icon } from '../ui/icon'
import { explainedPrice } from './price-lines'

type Props = { quote: Quote; locale: Locale; reasonOf: Reason }

export function WhyThisPrice({ quote, locale, reasonOf }: Props) {
  const t = translator(locale, 'plans')
  const lines = explainedPrice(quote, locale, reasonOf)
  return (
    <details className="group/why border-t border-line px-6 text-sm">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 text-muted hover:text-text">
        {t('whyThisPrice')}
        <Icon name="chevron" className="transition-transform group-open/why:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 pt-1 pb-5">
        {lines.map(({ label, lang, amount }, index) => (
          <div key={label} className="contents last:font-semibold">
            <dt lang={lang} className={index === lines.length - 1 ? 'font-semibold' : 'text-muted'}>
              {label}
            </dt>
            <dd
              className={`text-end tabular-nums ${index === lines.length - 1 ? 'font-semibold' : 'text-muted'}`}
            >
              {formatMoney(amount, quote.currency, locale)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
