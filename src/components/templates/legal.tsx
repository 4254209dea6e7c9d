import type { ReactNode } from 'react'
import type { CardProduct } from '@/server/catalogue/product-cards'
import type { LegalPage } from '@/server/content/legal'
import { dayText } from '@/site/day-text'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { RichText } from '../content/rich-text'
import { Page, PageTitle } from '../ui/page'

type Props = { legal: LegalPage; visit: Visit; cards?: CardProduct[]; children?: ReactNode }

/** Shown whole in the language it is written in. */
export function LegalTemplate({ legal, visit, cards, children }: Props) {
  const { site, locale, at } = visit
  const { language, title, version, effective, body } = legal
  return (
    <Page width="text" lang={foreignLang(language, locale)}>
      <PageTitle title={title}>
        <p className="text-base">
          {translator(language, 'content')('version', { version, date: dayText(effective, language) })}
        </p>
      </PageTitle>
      <RichText data={body} site={site} locale={locale} items={cards} at={at} />
      {children}
    </Page>
  )
}
