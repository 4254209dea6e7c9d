import type { Order } from '@/server/orders/order'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'
import { BusyForm } from './busy-form'
import { CheckoutFrame } from './checkout-frame'
import { WatchOrder } from './watch-order'

type Props = { visit: Visit; order: Order }

/** While payment is pending: checks by itself, or by a link without a script. */
export function PendingStep({ visit, order }: Props) {
  const { locale } = visit
  const t = translator(locale, 'checkout')
  const { number, secret, provider, email } = order
  return (
    <CheckoutFrame visit={visit} step="payment" sold={{ quote: order.quote, os: order.os }}>
      <div role="status">
        <h2 className="flex items-center gap-3 text-2xl">
          <Spinner />
          {t('pending.title')}
        </h2>
        <p className="mt-3 text-lg">{t('pending.text')}</p>
        <p className="mt-3 text-muted">{t('pending.long', { email })}</p>
      </div>
      <WatchOrder order={number} provider={provider} secret={secret} />
      <div className="mt-8 flex flex-wrap items-start gap-4">
        <ButtonLink size="large" href={`/checkout?${new URLSearchParams({ order: number, secret })}`}>
          {t('pending.refresh')}
        </ButtonLink>
        <BusyForm
          action="/order/checkout/pay"
          hidden={{ order: number, secret }}
          submit={t('pending.back')}
          working={t('working')}
          kind="secondary"
        />
      </div>
    </CheckoutFrame>
  )
}

const Spinner = () => (
  <span
    aria-hidden="true"
    className="size-6 shrink-0 rounded-full border-3 border-line border-t-accent motion-safe:animate-spin"
  />
)
