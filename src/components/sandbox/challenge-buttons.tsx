import type { SandboxPayment } from '@/server/payments/sandbox/ledger'
import { translator } from '@/site/messages'
import { Button } from '../ui/button'

export function ChallengeButtons({ payment: { session, locale } }: { payment: SandboxPayment }) {
  const t = translator(locale, 'sandbox')
  return (
    <form method="post" action={`/sandbox/${session}/press`} className="grid gap-4">
      <p className="text-lg">{t('challenge.text')}</p>
      <Button name="button" value="approve" size="large">
        {t('challenge.approve')}
      </Button>
      <Button name="button" value="fail" size="large" kind="secondary">
        {t('challenge.fail')}
      </Button>
    </form>
  )
}
