import { formatMoney } from '@/pricing'
import type { LifetimePrice } from '@/server/campaigns/lifetime'
import { translator } from '@/site/messages'
import { ServiceGlyph } from '../../pictures/glyphs/service-glyph'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { Part } from '../frame/account-frame'
import { sectionPath } from '../frame/paths'
import { Receipt } from './receipt'
import type { UpgradesProps } from './upgrades-props'

export function LifetimeOffers(props: UpgradesProps) {
  const t = translator(props.visit.locale, 'myAccount')
  return (
    <Part title={t('upgrades.lifetime')}>
      <ul className="grid gap-6 xl:grid-cols-2">
        {props.shown.lifetime.map(price => (
          <li key={`${price.pid} ${price.from} ${price.plan}`}>
            <LifetimeOffer price={price} {...props} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function LifetimeOffer({ price: offer, shown, visit, nameOf }: UpgradesProps & { price: LifetimePrice }) {
  const { locale } = visit
  const { route, os, from, plan, price, selling, currency, periods, credit } = offer
  const [t, plans] = [translator(locale, 'myAccount'), translator(locale, 'plans')]
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <Card className="flex h-full flex-col gap-5">
      <div className="grid flex-1 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4">
        <ServiceGlyph route={route} icon={shown.icons.get(route)} className="size-14" />
        <div className="grid gap-1">
          <h3 className="text-xl">{nameOf(route)}</h3>
          <p className="text-muted">
            {translator(locale, 'common')(`os.${os}`)} ·{' '}
            {translator(locale, 'campaign')('lifetime.instead', {
              from: plans(`name.${from}`),
              to: plans(`name.${plan}`),
            })}
          </p>
        </div>
      </div>
      <Receipt
        rows={[
          { key: 'usual', label: t('upgrades.usual'), amount: money(selling) },
          ...(credit > 0
            ? [
                {
                  key: 'credit',
                  label: t('upgrades.periods', { count: periods }),
                  amount: money(-credit),
                  isCredit: true,
                },
              ]
            : []),
        ]}
        total={{ label: t('upgrades.total'), amount: money(price) }}
      />
      <ButtonLink href={sectionPath('subscriptions', visit)}>
        {translator(locale, 'campaign')('lifetime.choose')}
      </ButtonLink>
    </Card>
  )
}
