import type { Promoted } from '@/server/campaigns/promoted'
import { translator } from '@/site/messages'
import { ServiceGlyph } from '../../pictures/glyphs/service-glyph'
import { PartedName } from '../../ui/parted-name'
import type { OffersProps } from './offers-props'
import { PlanPrice } from './plan-price'
import { SeeProduct } from './see-product'

const priceOf = ({ plans: [option] }: Promoted): number => option?.quote.price ?? 0

/** From the smallest to the largest. */
export function Ladder({ offers, visit, nameOf }: OffersProps) {
  const rungs = offers.toSorted((a, b) => priceOf(a) - priceOf(b))
  const plans = translator(visit.locale, 'plans')
  return (
    <ol className="grid gap-3">
      {rungs.map(({ route, icon, line, plans: [option] }) => (
        <li
          key={route}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 rounded-card border border-line p-5 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,12rem)_auto]"
        >
          <ServiceGlyph {...{ route, icon, line }} />
          <div>
            <h3 className="text-lg">
              <PartedName name={nameOf(route)} />
            </h3>
            {option && <p className="text-muted">{plans(`name.${option.plan}`)}</p>}
          </div>
          <div className="col-start-2 sm:col-start-auto">
            {option && <PlanPrice route={route} option={option} visit={visit} />}
          </div>
          <div className="col-start-2 sm:col-start-auto">
            <SeeProduct route={route} visit={visit} nameOf={nameOf} />
          </div>
        </li>
      ))}
    </ol>
  )
}
