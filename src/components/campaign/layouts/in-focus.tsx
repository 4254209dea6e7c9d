import { translator } from '@/site/messages'
import { ApplicationWindow } from '../../pictures/window/application-window'
import { PartedName } from '../../ui/parted-name'
import { PricedPlan } from '../priced-plan'
import { OfferRows } from './offer-rows'
import type { OffersProps } from './offers-props'
import { SeeProduct } from './see-product'

/** The first product large, as its application looks; any others in a line each. */
export function InFocus({ offers, visit, nameOf, reasonOf }: OffersProps) {
  const [first, ...others] = offers
  if (!first) return null
  const { route, icon, line, plans } = first
  return (
    <div className="grid gap-10">
      <ApplicationWindow
        {...{ route, icon, line }}
        name={nameOf(route)}
        os={visit.os}
        locale={visit.locale}
      />
      <div className="grid gap-6 md:grid-cols-2 md:items-center">
        <div className="grid gap-4">
          <h3 className="text-2xl">
            <PartedName name={nameOf(route)} />
          </h3>
          <SeeProduct route={route} visit={visit} nameOf={nameOf} kind="primary" size="large" />
        </div>
        <div className="grid gap-3">
          {plans.map(option => (
            <PricedPlan key={option.plan} option={option} locale={visit.locale} reasonOf={reasonOf} />
          ))}
        </div>
      </div>
      {others.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-lg">{translator(visit.locale, 'campaign')('more')}</h3>
          <OfferRows offers={others} visit={visit} nameOf={nameOf} />
        </div>
      )}
    </div>
  )
}
