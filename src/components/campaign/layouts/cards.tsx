import { ServiceGlyph } from '../../pictures/glyphs/service-glyph'
import { Card } from '../../ui/card'
import { PartedName } from '../../ui/parted-name'
import { PricedPlan } from '../priced-plan'
import type { OffersProps } from './offers-props'
import { SeeProduct } from './see-product'

export function Cards({ offers, visit, nameOf, reasonOf }: OffersProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {offers.map(({ route, icon, line, plans }) => (
        <li key={route} className="row-span-3 grid grid-rows-subgrid">
          <Card className="row-span-3 grid grid-rows-subgrid gap-4">
            <h3 className="flex items-center gap-3 text-xl">
              <ServiceGlyph {...{ route, icon, line }} />
              <span>
                <PartedName name={nameOf(route)} />
              </span>
            </h3>
            <div className="grid content-start gap-3">
              {plans.map(option => (
                <PricedPlan key={option.plan} option={option} locale={visit.locale} reasonOf={reasonOf} />
              ))}
            </div>
            <SeeProduct route={route} visit={visit} nameOf={nameOf} kind="primary" isWide />
          </Card>
        </li>
      ))}
    </ul>
  )
}
