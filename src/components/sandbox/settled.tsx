import type { SandboxPayment } from '@/server/payments/sandbox/ledger'
import { translator } from '@/site/messages'
import { ButtonLink } from '../ui/button'
import { buttonsOf, SandboxButtons } from './sandbox-buttons'

export function Settled({ payment }: { payment: SandboxPayment }) {
  const { locale, return_url } = payment
  const t = translator(locale, 'sandbox')
  const mayChange = buttonsOf(payment).length > 0
  return (
    <>
      <ButtonLink href={return_url}>{t('settled.back')}</ButtonLink>
      <p className="mt-8 mb-4 text-lg">{t(mayChange ? 'settled.after' : 'settled.text')}</p>
      {mayChange && <SandboxButtons payment={payment} />}
    </>
  )
}
