import type { ReactNode } from 'react'
import type { Order } from '@/server/orders'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

type Props = { order: Order; locale: Locale; links: { plan: string; account: string } }

/** What will be paid for, by whom and how, each with the way to change it. */
export function ReviewFacts({ order, locale, links }: Props) {
  const t = translator(locale, 'checkout')
  const plan = translator(locale, 'plans')(`name.${order.quote.plan}`)
  const change = { text: t('review.change') }
  return (
    <dl className="mb-6 divide-y divide-line rounded-card border border-line">
      <Row name={t('review.product')} change={{ ...change, href: links.plan }}>
        {order.quote.product}, {plan}
      </Row>
      <Row
        name={t('review.email')}
        change={order.customerId === null ? { ...change, href: links.account } : undefined}
      >
        {order.email}
      </Row>
      <Row name={t('review.payer')}>{t(`review.payers.${order.payer}`)}</Row>
    </dl>
  )
}

type RowProps = { name: string; change?: { text: string; href: string }; children: ReactNode }

function Row({ name, change, children }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 p-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <dt className="text-muted max-sm:col-span-2 max-sm:text-sm">{name}</dt>
      <dd className="min-w-0">{children}</dd>
      {change && (
        <dd>
          <a href={change.href} className="inline-block min-h-6 text-accent underline underline-offset-4">
            {change.text}
            <span className="sr-only">: {name}</span>
          </a>
        </dd>
      )}
    </div>
  )
}
