import type { ReactNode } from 'react'
import { formatMoney } from '@/pricing'
import type { SandboxPayment } from '@/server/payments/sandbox/ledger'
import { translator } from '@/site/messages'
import { Card } from '../ui/card'
import { Page } from '../ui/page'

type Props = { payment: SandboxPayment; title: string; children: ReactNode }

export function SandboxPage({ payment, title, children }: Props) {
  const { locale, amount, currency, reference, description, email, saves_card } = payment
  const t = translator(locale, 'sandbox')
  return (
    <Page width="narrow">
      <h1 className="mb-6 text-2xl">{title}</h1>
      <Card className="mb-6 bg-surface">
        <p className="text-muted">{t('shop')}</p>
        {!saves_card && (
          <p className="text-2xl font-semibold tabular-nums" data-amount>
            {formatMoney(amount, currency, locale)}
          </p>
        )}
        <p className="mt-3">{description}</p>
        {!saves_card && <p className="text-sm text-muted">{t('order', { reference })}</p>}
        <p className="text-sm text-muted">{email}</p>
      </Card>
      {children}
    </Page>
  )
}
