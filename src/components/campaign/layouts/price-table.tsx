import type { Plan } from '@/pricing'
import type { Promoted } from '@/server/campaigns/promoted'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { ServiceGlyph } from '../../pictures/glyphs/service-glyph'
import { classes } from '../../ui/classes'
import { PartedName } from '../../ui/parted-name'
import type { OffersProps } from './offers-props'
import { PlanPrice } from './plan-price'

const PLANS: readonly Plan[] = ['1M', '3M', '6M', '1Y', 'LFT', 'LFT_3']

/** Products in rows, plans in columns; what a campaign lowers is marked. */
export function PriceTable({ offers, visit, nameOf }: OffersProps) {
  const { site, locale } = visit
  const [t, plans] = [translator(locale, 'campaign'), translator(locale, 'plans')]
  const columns = PLANS.filter(plan => offers.some(({ all }) => all.some(option => option.plan === plan)))
  return (
    <section
      aria-label={t('table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by the keyboard
      tabIndex={0}
      className="scrolls-aside relative rounded-card [--beneath:var(--surface)]"
    >
      <table className="w-full min-w-140 sm:min-w-200 border-collapse text-start">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="sticky start-0 bg-surface px-4 py-4 text-start font-semibold sm:px-6">
              {translator(locale, 'account')('licence.product')}
            </th>
            {columns.map(plan => (
              <th key={plan} scope="col" className="px-4 py-4 text-start font-semibold">
                {plans(`name.${plan}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map(offer => (
            <tr key={offer.route} className="border-b border-line last:border-b-0">
              <th
                scope="row"
                className="sticky start-0 w-36 bg-surface px-4 py-5 text-start font-semibold sm:w-auto sm:px-6"
              >
                <a
                  href={pathOf(page('product', offer.route), site, locale)}
                  className="flex items-center gap-3 hover:text-accent"
                >
                  <ServiceGlyph
                    icon={offer.icon}
                    route={offer.route}
                    line={offer.line}
                    className="hidden size-10 sm:block"
                  />
                  <span className="underline decoration-line underline-offset-4">
                    <PartedName name={nameOf(offer.route)} />
                  </span>
                </a>
              </th>
              {columns.map(plan => (
                <Cell key={plan} plan={plan} offer={offer} visit={visit} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = { plan: Plan; offer: Promoted; visit: OffersProps['visit'] }

function Cell({ plan, offer, visit }: CellProps) {
  const option = offer.all.find(each => each.plan === plan)
  const isLowered = option?.quote.applied.some(({ kind }) => kind === 'campaign')
  return (
    <td className={classes('px-4 py-5 align-top', isLowered && 'bg-accent/8')}>
      {option ? (
        <PlanPrice route={offer.route} option={option} visit={visit} />
      ) : (
        <span className="text-muted">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{translator(visit.locale, 'campaign')('notSold')}</span>
        </span>
      )}
    </td>
  )
}
