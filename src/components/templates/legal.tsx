import type { LegalPage } from '@/server/content'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { dayText } from '../content/day'
import { RichText } from '../content/rich-text'
import { Page, PageTitle } from '../ui/page'

/** A legal text with the version that is in force. */
export function LegalTemplate({ legal, visit }: { legal: LegalPage; visit: Visit }) {
  const { site, locale } = visit
  const { title, version, effective, body } = legal
  return (
    <Page width="text">
      <PageTitle title={title}>
        <p className="text-base">
          {translator(locale, 'content')('version', { version, date: dayText(effective, locale) })}
        </p>
      </PageTitle>
      <RichText data={body} site={site} locale={locale} />
    </Page>
  )
}
