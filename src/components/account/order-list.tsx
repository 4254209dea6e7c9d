import { formatMoney } from '@/pricing'
import type { OrderView } from '@/server/accounts'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Badge } from '../ui/badge'
import type { Tone } from '../ui/notice'
import { Day, Fact, Facts } from './facts'

const TONES: Record<OrderView['state'], Tone> = {
  open: 'info',
  pending: 'warning',
  paid: 'positive',
  failed: 'danger',
  refunded: 'info',
}

type Props = { orders: readonly OrderView[]; nameOf: (pid: number) => string; locale: Locale }

/** What was ordered, the newest first. */
export function OrderList({ orders, nameOf, locale }: Props) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {orders.map(order => (
        <li key={order.number} className="grid gap-3 p-6">
          <OrderContent order={order} nameOf={nameOf} locale={locale} />
          <OrderFacts order={order} locale={locale} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = Pick<Props, 'locale'> & { order: OrderView }

function OrderContent({ order, nameOf, locale }: RowProps & Pick<Props, 'nameOf'>) {
  const t = translator(locale, 'account')
  const plans = translator(locale, 'plans')
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <ul className="font-semibold">
        {order.lines.map(({ pid, plan, quantity }) => (
          <li key={`${pid}-${plan}`}>
            {t('order.line', {
              quantity: String(quantity),
              product: nameOf(pid),
              plan: plans(`name.${plan}`),
            })}
          </li>
        ))}
      </ul>
      <Badge tone={TONES[order.state]}>{t(`order.states.${order.state}`)}</Badge>
    </div>
  )
}

function OrderFacts({ order: { number, createdAt, total, currency }, locale }: RowProps) {
  const t = translator(locale, 'account')
  return (
    <Facts>
      <Fact name={t('order.number')}>{number}</Fact>
      <Fact name={t('order.date')}>
        <Day at={createdAt} locale={locale} />
      </Fact>
      <Fact name={t('order.total')}>{formatMoney(total, currency, locale)}</Fact>
    </Facts>
  )
}
