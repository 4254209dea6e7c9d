import type { ComparedProduct } from '@/server/catalogue/reviewed/compared-products'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { ButtonLink } from '../ui/button'
import { Price } from '../ui/price'
import { WholeWords } from '../ui/whole-words'
import { systemsText } from './scores'

/** What is reviewed, at the price of now. */
export function ProductBox({ product, locale }: { product: ComparedProduct; locale: Locale }) {
  const t = translator(locale, 'review')
  const plans = translator(locale, 'plans')
  const { route, icon, line, name, href, systems, price, hasTrial } = product
  const { main, mainList, mainBasis, mainPlan, currency } = price
  return (
    <div className="grid gap-4 border border-line p-6">
      <p className="flex items-center gap-4 text-lg font-semibold">
        <ServiceGlyph {...{ route, icon, line }} className="size-14" />
        <span>
          <WholeWords>{name}</WholeWords>
        </span>
      </p>
      <div className="grid">
        <Price
          price={main}
          list={mainList}
          basis={mainBasis}
          currency={currency}
          locale={locale}
          size="large"
        />
        <span className="text-sm text-muted">{plans(`name.${mainPlan}`)}</span>
        {price.isBeforeCredit && <span className="text-sm text-muted">{plans('beforeCredit')}</span>}
      </div>
      <ul className="grid gap-1 border-t border-line pt-4 text-sm text-muted">
        <li>{systemsText(systems, locale)}</li>
        {hasTrial && <li>{t('compare.trial')}</li>}
        <li>{t('ours')}</li>
      </ul>
      <ButtonLink href={href} isWide>
        {t('product', { product: name })}
      </ButtonLink>
    </div>
  )
}
