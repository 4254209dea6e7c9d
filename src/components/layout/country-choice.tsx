import { currencyFor } from '@/pricing'
import { translator } from '@/site/messages'
import { COUNTRY_CHOICE, type Visit } from '@/site/visit'

/** In Chinese the country decides the currency: the visitor chooses it where no proxy tells it (DOMAIN 6, Country). */
export function CountryChoice({ visit: { locale, country, isCountryTold } }: { visit: Visit }) {
  if (locale !== 'zh' || isCountryTold) return null
  const t = translator(locale, 'layout')
  const isChina = currencyFor(locale, country) === 'CNY'
  return (
    <form method="post" action="/order/country" className="flex flex-wrap items-center gap-x-3 text-sm">
      <p className="text-muted">{isChina ? t('currency.yuan') : t('currency.dollar')}</p>
      <button
        type="submit"
        name={COUNTRY_CHOICE}
        value={isChina ? '' : 'cn'}
        className="min-h-11 font-semibold text-accent hover:underline"
      >
        {isChina ? t('currency.toDollar') : t('currency.toYuan')}
      </button>
    </form>
  )
}
