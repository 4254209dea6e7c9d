import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ButtonLink } from '../ui/button'
import { Page, PageTitle } from '../ui/page'

/** Shown while the database cannot be reached. The address stays; an empty link asks for it again. */
export function UnavailableTemplate({ locale }: { locale: Locale }) {
  const t = translator(locale, 'unavailable')
  return (
    <Page width="text">
      <PageTitle title={t('title')}>
        <p>{t('text')}</p>
      </PageTitle>
      <ButtonLink href="">{translator(locale, 'common')('actions.retry')}</ButtonLink>
    </Page>
  )
}
