import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { ServiceGlyph } from '../../pictures/glyphs/service-glyph'
import { Icon } from '../../ui/icon'
import { PartedName } from '../../ui/parted-name'
import type { OffersProps } from './offers-props'
import { PlanPrice } from './plan-price'

/** A product per line: what it is, its plan, its price. */
export function OfferRows({ offers, visit, nameOf }: Omit<OffersProps, 'reasonOf'>) {
  const { site, locale } = visit
  const plans = translator(locale, 'plans')
  return (
    <ul className="border-t border-line">
      {offers.map(({ route, icon, line, plans: [option] }) => (
        <li key={route} className="border-b border-line">
          <a
            href={pathOf(page('product', route), site, locale)}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 hover:bg-surface sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,13rem)_auto] sm:px-3"
          >
            <ServiceGlyph {...{ route, icon, line }} />
            <span className="grid">
              <span className="text-lg font-semibold text-balance">
                <PartedName name={nameOf(route)} />
              </span>
              {option && <span className="text-muted">{plans(`name.${option.plan}`)}</span>}
            </span>
            <span className="col-start-2 row-start-2 sm:col-start-3 sm:row-start-1">
              {option && <PlanPrice route={route} option={option} visit={visit} />}
            </span>
            <Icon
              name="arrow"
              className="col-start-3 row-span-2 row-start-1 text-accent sm:col-start-4 sm:row-span-1"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
