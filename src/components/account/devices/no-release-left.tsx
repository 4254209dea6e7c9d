import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** No computer can be released before the next month; support still can, at the address `support`. */
export function NoReleaseLeft({ locale, support }: { locale: Locale; support: string }) {
  const t = translator(locale, 'myAccount')
  return (
    <>
      <Notice tone="warning">{t('devices.none')}</Notice>
      <ButtonLink kind="secondary" href={support} className="justify-self-start">
        {t('cancel.support')}
      </ButtonLink>
    </>
  )
}
