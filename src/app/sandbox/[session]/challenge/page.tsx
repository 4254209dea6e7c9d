import { notFound, redirect } from 'next/navigation'
import { ChallengeButtons } from '@/components/sandbox/challenge-buttons'
import { SandboxPage } from '@/components/sandbox/sandbox-page'
import { sandboxPayment } from '@/server/payments/sandbox/ledger'
import { translator } from '@/site/messages'

type Props = { params: Promise<{ session: string }> }

export default async function ChallengePage({ params }: Props) {
  const payment = await sandboxPayment((await params).session)
  if (!payment) notFound()
  if (payment.state !== 'challenged') redirect(`/sandbox/${payment.session}`)
  return (
    <SandboxPage payment={payment} title={translator(payment.locale, 'sandbox')('challenge.title')}>
      <ChallengeButtons payment={payment} />
    </SandboxPage>
  )
}
