import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

type Props = { email: string; isSent: boolean; locale: Locale }

/** For an address that is not proven yet: why that matters, and the letter once more. It says nothing of purchases. */
export function ConfirmNotice({ email, isSent, locale }: Props) {
  const t = translator(locale, 'account')
  if (isSent) return <Notice>{t('confirm.sent', { email })}</Notice>
  return (
    <Notice title={t('confirm.title')}>
      <p>{t('confirm.text', { email })}</p>
      <form method="post" action="/order/user.php" className="mt-3">
        <input type="hidden" name="a" value="send_confirmation" />
        <input type="hidden" name="next" value="/my-account?letter=sent" />
        <Button kind="secondary">{t('confirm.again')}</Button>
      </form>
    </Notice>
  )
}
