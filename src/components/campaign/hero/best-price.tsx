import { compared } from '@/pricing'
import type { ToldBenefit } from '@/server/campaigns/benefit/benefit-text'
import type { Namer } from '@/server/catalogue/namer'
import type { Reason } from '@/server/catalogue/price-reasons'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { NoFormerPrice, Saving } from '../../product/saving'
import { Price } from '../../ui/price'
import { WholeWords } from '../../ui/whole-words'

type Props = {
  lowest: NonNullable<ToldBenefit['lowest']>
  locale: Locale
  nameOf: Namer
  reasonOf: Reason
}

/** The lowest price of a campaign today, what it saves, and why it is so. */
export function BestPrice({ lowest: { route, option }, locale, nameOf, reasonOf }: Props) {
  const { quote, plan } = option
  const { was, saving, basis } = compared(quote)
  const reason = quote.steps.flatMap(step => reasonOf(step) ?? []).at(-1)
  return (
    <div className="grid justify-items-start gap-1">
      <p className="font-semibold">
        <WholeWords>{nameOf(route)}</WholeWords> · {translator(locale, 'plans')(`name.${plan}`)}
      </p>
      <Price
        size="large"
        price={quote.price}
        list={was}
        basis={basis}
        currency={quote.currency}
        locale={locale}
      />
      <Saving saving={saving} basis={basis} locale={locale} />
      {reason && (
        <p lang={reason.lang} className="text-sm text-muted">
          {reason.label}
        </p>
      )}
      <NoFormerPrice quote={quote} locale={locale} />
    </div>
  )
}
