import { formatMoney, type OperatingSystem, type PlanOption } from '@/pricing'
import type { Reason } from '@/server/catalogue/price-reasons'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { explainedPrice } from '../../product/price-lines'
import { billingText } from '../../ui/billing-text'
import { ButtonLink } from '../../ui/button'
import { Modal } from '../../ui/modal'
import { checkoutPath } from '../frame/paths'

export type Offered = {
  route: string
  os: OperatingSystem
  option: PlanOption
  /** How many products it holds; 0 for what holds none. */
  holds: number
  /** How many of them the customer's licences count for. */
  counted: number
  countedPids: readonly number[]
}

type Props = {
  visit: Visit
  offered: Offered
  product: string
  nameOf: (pid: number) => string
  reasonOf: Reason
}

export const offerId = ({ os, route, option }: Offered): string => `offer-${os}-${route}-${option.plan}`

/** What an offer gives, what it counts of what is owned, and how its price came about (DOMAIN 4). */
export function OfferModal({ visit, offered, product, nameOf, reasonOf }: Props) {
  const { locale } = visit
  const t = translator(locale, 'myAccount')
  const { option, route, os, counted, countedPids } = offered
  return (
    <Modal
      id={offerId(offered)}
      title={product}
      close={translator(locale, 'common')('actions.close')}
      action={
        <ButtonLink href={checkoutPath({ route, plan: option.plan, os }, visit)}>
          {t('upgrade.checkout')}
        </ButtonLink>
      }
    >
      <Contents visit={visit} offered={offered} />
      <section className="grid gap-2">
        <h3 className="text-lg">{translator(locale, 'plans')('whyThisPrice')}</h3>
        <p>{translator(locale, 'offers')(`${option.quote.offType}`, { count: counted })}</p>
        <PriceLines visit={visit} option={option} reasonOf={reasonOf} />
      </section>
      {countedPids.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-lg">{t('upgrade.counted')}</h3>
          <ul className="list-disc ps-6 text-muted">
            {countedPids.map(pid => (
              <li key={pid}>{nameOf(pid)}</li>
            ))}
          </ul>
        </section>
      )}
    </Modal>
  )
}

function Contents({ visit: { locale }, offered: { os, option, holds } }: Pick<Props, 'visit' | 'offered'>) {
  const plans = translator(locale, 'plans')
  const said = [
    translator(locale, 'common')(`os.${os}`),
    ...(holds > 0 ? [translator(locale, 'home')('suites.holds', { count: holds })] : []),
    plans(`name.${option.plan}`),
    billingText(option, locale),
  ]
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{translator(locale, 'myAccount')('upgrade.get')}</h3>
      <ul className="list-disc ps-6">
        {said.map(each => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  )
}

type LinesProps = Pick<Props, 'visit' | 'reasonOf'> & { option: PlanOption }

function PriceLines({ visit: { locale }, option: { quote }, reasonOf }: LinesProps) {
  const lines = explainedPrice(quote, locale, reasonOf)
  return (
    <dl className="grid gap-1 rounded-control bg-surface px-4 py-3">
      {lines.map(({ label, lang, amount }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 last:font-semibold">
          <dt lang={lang} className="min-w-0">
            {label}
          </dt>
          <dd className="whitespace-nowrap tabular-nums">{formatMoney(amount, quote.currency, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
