import type { SandboxPayment } from '@/server/payments/sandbox'
import { translator } from '@/site/messages'
import { ButtonLink } from '../ui/button'

/** A payment about which nothing more can be done. */
export function Settled({ payment: { locale, return_url } }: { payment: SandboxPayment }) {
  const t = translator(locale, 'sandbox')
  return (
    <>
      <p className="mb-6 text-lg">{t('settled.text')}</p>
      <ButtonLink href={return_url}>{t('settled.back')}</ButtonLink>
    </>
  )
}
