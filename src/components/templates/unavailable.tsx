import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { ButtonLink } from '../ui/button'
import { Page, PageTitle } from '../ui/page'

/** What a page shows while the shop cannot reach its database; the address stays, and an empty one asks for it again. */
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
