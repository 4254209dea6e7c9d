import { notFound, redirect } from 'next/navigation'
import { SandboxButtons } from '@/components/sandbox/sandbox-buttons'
import { SandboxPage } from '@/components/sandbox/sandbox-page'
import { Settled } from '@/components/sandbox/settled'
import { Notice } from '@/components/ui/notice'
import { sandboxPayment } from '@/server/payments/sandbox/ledger'
import { translator } from '@/site/messages'

type Props = { params: Promise<{ session: string }> }

export default async function SandboxPaymentPage({ params }: Props) {
  const payment = await sandboxPayment((await params).session)
  if (!payment) notFound()
  if (payment.state === 'challenged') redirect(`/sandbox/${payment.session}/challenge`)
  const t = translator(payment.locale, 'sandbox')
  const isOpen = payment.state === 'open'
  return (
    <SandboxPage
      payment={payment}
      title={isOpen ? t(payment.saves_card ? 'cardTitle' : 'title') : t('settled.title')}
    >
      <Notice className="mb-6">{t('note')}</Notice>
      {isOpen ? <SandboxButtons payment={payment} /> : <Settled payment={payment} />}
    </SandboxPage>
  )
}
