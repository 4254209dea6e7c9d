import type { ReactNode } from 'react'
import type { Order } from '@/server/orders/order'
import { dotted } from '@/site/dotted'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { checkoutLink, choicesOf, STILL_CHOOSING } from './paths'

type Props = { order: Order; locale: Locale }

export function ReviewFacts({ order, locale }: Props) {
  const t = translator(locale, 'checkout')
  const plan = translator(locale, 'plans')(`name.${order.quote.plan}`)
  const change = (of: string, more: Record<string, string> = {}): Change => {
    const what = t('review.change')
    const href = checkoutLink(choicesOf(order), { from: order.number, ...more })
    return { href, text: what, name: translator(locale, 'common')('named', { what, of }) }
  }
  return (
    <dl className="mb-6 divide-y divide-line rounded-card border border-line">
      <Row name={t('review.product')} change={change(t('review.product'), STILL_CHOOSING)}>
        {dotted(order.quote.product, plan)}
      </Row>
      <Row
        name={t('review.email')}
        change={order.customerId === null ? change(t('review.email')) : undefined}
      >
        {order.email}
      </Row>
    </dl>
  )
}

type Change = { href: string; text: string; name: string }
type RowProps = { name: string; change?: Change; children: ReactNode }

function Row({ name, change, children }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 p-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <dt className="text-muted max-sm:col-span-2 max-sm:text-sm">{name}</dt>
      <dd className="min-w-0">{children}</dd>
      {change && (
        <dd>
          <a
            href={change.href}
            aria-label={change.name}
            className="inline-block min-h-6 text-accent underline underline-offset-4"
          >
            {change.text}
          </a>
        </dd>
      )}
    </div>
  )
}
