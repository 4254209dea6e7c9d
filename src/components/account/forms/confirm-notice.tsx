import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { CallForm } from '../../api/call-form'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

type Props = { email: string; isSent: boolean; locale: Locale }

/** For an unconfirmed address: why that matters, and the email once more. Says nothing of purchases. */
export function ConfirmNotice({ email, isSent, locale }: Props) {
  const t = translator(locale, 'account')
  if (isSent) return <Notice>{t('confirm.sent', { email })}</Notice>
  return (
    <Notice title={t('confirm.title')}>
      <p>{t('confirm.text', { email })}</p>
      <CallForm call="send_confirmation" hidden={{ next: '/my-account?email=sent' }} className="mt-3">
        <Button kind="secondary">{t('confirm.again')}</Button>
      </CallForm>
    </Notice>
  )
}
