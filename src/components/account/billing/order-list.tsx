import { formatMoney } from '@/pricing'
import type { OrderView } from '@/server/accounts/overview'
import { translator } from '@/site/messages'
import { refundText } from '@/site/refund-text'
import type { Visit } from '@/site/visit'
import { Badge } from '../../ui/badge'
import { ButtonLink } from '../../ui/button'
import { CardHead } from '../../ui/card-head'
import { Day, Fact, Facts } from '../../ui/facts'
import type { Tone } from '../../ui/notice'
import { invoiceFilePath, invoicePath, orderPath, payerInvoicePath } from '../frame/paths'

const TONES: Record<OrderView['shown'], Tone> = {
  open: 'info',
  pending: 'warning',
  paid: 'positive',
  failed: 'danger',
  refunded: 'info',
  refunded_in_part: 'info',
  expired: 'info',
}

type Props = { orders: readonly OrderView[]; nameOf: (pid: number) => string; visit: Visit }

export function OrderList({ orders, nameOf, visit }: Props) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {orders.map(order => (
        <li key={order.number} className="grid gap-4 p-6">
          <OrderContent order={order} nameOf={nameOf} visit={visit} />
          <OrderFacts order={order} visit={visit} />
          <OrderLink order={order} visit={visit} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = Pick<Props, 'visit'> & { order: OrderView }

function OrderContent({ order, nameOf, visit: { locale } }: RowProps & Pick<Props, 'nameOf'>) {
  const t = translator(locale, 'account')
  const plans = translator(locale, 'plans')
  return (
    <CardHead badge={<Badge tone={TONES[order.shown]}>{t(`order.states.${order.shown}`)}</Badge>}>
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
    </CardHead>
  )
}

function OrderFacts({ order, visit: { locale } }: RowProps) {
  const { number, createdAt, total, returned, refundedAt, currency, provider, coupon } = order
  const [t, own] = [translator(locale, 'account'), translator(locale, 'myAccount')]
  return (
    <Facts isTable>
      <Fact name={t('order.number')} isLong>
        {number}
      </Fact>
      <Fact name={t('order.date')}>
        <Day at={createdAt} locale={locale} />
      </Fact>
      <Fact name={t('order.total')}>{formatMoney(total, currency, locale)}</Fact>
      <Fact name={own('billing.payer')} isLong>
        {translator(locale, 'checkout')(`review.payers.${provider}`)}
      </Fact>
      {returned > 0 && (
        <Fact name={refundText(refundedAt, locale)}>{formatMoney(returned, currency, locale)}</Fact>
      )}
      {coupon && <Fact name={own('billing.coupon')}>{coupon}</Fact>}
    </Facts>
  )
}

function OrderLink({ order: { number, state, provider, instead }, visit }: RowProps) {
  const [t, common] = [translator(visit.locale, 'myAccount'), translator(visit.locale, 'common')]
  if (instead) return <OtherOrder other={instead} visit={visit} />
  if (state === 'pending' || state === 'failed') {
    const what = t(state === 'pending' ? 'billing.check' : 'billing.retry')
    return (
      <ButtonLink
        kind={state === 'pending' ? 'secondary' : 'primary'}
        href={orderPath(number)}
        aria-label={common('named', { what, of: number })}
        className="justify-self-start"
      >
        {what}
      </ButtonLink>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink
        kind="secondary"
        href={invoicePath(number, visit)}
        aria-label={t('billing.receiptOf', { number })}
      >
        {t('billing.receipt')}
      </ButtonLink>
      <ButtonLink
        kind="quiet"
        href={invoiceFilePath(number, visit.locale)}
        aria-label={t('receipt.pdfNamed', { number })}
      >
        {t('receipt.pdf')}
      </ButtonLink>
      {provider === 'paddle' && (
        <ButtonLink
          kind="quiet"
          href={payerInvoicePath(number)}
          aria-label={common('named', { what: t('receipt.paddleInvoice'), of: number })}
        >
          {t('receipt.paddleInvoice')}
        </ButtonLink>
      )}
    </div>
  )
}

type OtherProps = Pick<Props, 'visit'> & { other: NonNullable<OrderView['instead']> }

/** In place of a second offer to pay the same. */
function OtherOrder({ other: { number, isPaid }, visit: { locale } }: OtherProps) {
  const t = translator(locale, 'myAccount')
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{t(isPaid ? 'billing.bought' : 'billing.other')}</p>
      <ButtonLink kind="quiet" href={orderPath(number)}>
        {t('billing.otherLink', { number })}
      </ButtonLink>
    </div>
  )
}
