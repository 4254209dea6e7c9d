import { type Currency, formatMoney } from '@/pricing'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Notice } from '../ui/notice'

type Sum = { price: number; currency: Currency }
type Props = { before: Sum; now: Sum; locale: Locale; reason: string | undefined }

export function PriceChanged({ before, now, locale, reason }: Props) {
  const t = translator(locale, 'checkout')
  return (
    <Notice tone="warning" title={t('changed.title')} className="mb-6">
      {reason && <p>{reason}</p>}
      <dl className="my-3 flex flex-wrap gap-x-10 gap-y-3">
        <Total name={t('changed.before')} quote={before} locale={locale} />
        <Total name={t('changed.after')} quote={now} locale={locale} />
      </dl>
      <p>{t('changed.keep')}</p>
    </Notice>
  )
}

function Total({ name, quote, locale }: { name: string; quote: Sum; locale: Locale }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">
        {formatMoney(quote.price, quote.currency, locale)}
      </dd>
    </div>
  )
}
