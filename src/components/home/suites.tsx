import type { CardProduct } from '@/server/catalogue/product-cards'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { Price } from '../ui/price'
import { WholeWords } from '../ui/whole-words'

export function Suites({ items, locale }: { items: CardProduct[]; locale: Locale }) {
  const [t, common, plans] = [
    translator(locale, 'home'),
    translator(locale, 'common'),
    translator(locale, 'plans'),
  ]
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {items.map(({ route, icon, name, holds, href, price }) => (
        <li key={route} className="grid md:row-span-3 md:grid-rows-subgrid">
          <Card className="grid gap-4 md:row-span-3 md:grid-rows-subgrid">
            <div className="grid content-start gap-3">
              <h3 className="flex items-center gap-3 text-xl">
                <ServiceGlyph {...{ route, icon }} />
                <span>
                  <WholeWords>{name}</WholeWords>
                </span>
              </h3>
              <p className="text-muted">{t('suites.holds', { count: holds })}</p>
            </div>
            <div className="grid gap-1">
              <Price
                size="large"
                price={price.main}
                list={price.mainList}
                basis={price.mainBasis}
                currency={price.currency}
                locale={locale}
              />
              <p className="text-muted">
                {plans(`name.${price.mainPlan}`)} · {plans(`billing.${price.mainPlan}`)}
              </p>
            </div>
            <ButtonLink
              kind="secondary"
              href={href}
              className="self-start"
              aria-label={common('named', { what: t('suites.see'), of: name })}
            >
              {t('suites.see')}
            </ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  )
}
