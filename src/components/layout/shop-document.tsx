import type { ReactNode } from 'react'
import type { CampaignNews } from '@/server/campaign-news'
import { HTML_LANG } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { CampaignBar } from './campaign-bar'
import { ErrorTextsForBrowser } from './error-texts'
import { Footer } from './footer'
import { Header } from './header'
import type { LanguageLink } from './language-switch'
import { SkipLink } from './skip-link'

type Props = {
  visit: Visit
  languages: LanguageLink[]
  campaign: CampaignNews | undefined
  /** For staff, above everything. */
  bar?: ReactNode
  children: ReactNode
}

/** What stands around the main part of every page. */
export function ShopDocument({ visit, bar, languages, campaign, children }: Props) {
  return (
    <html lang={HTML_LANG[visit.locale]}>
      <body className="flex min-h-dvh flex-col">
        <SkipLink locale={visit.locale} />
        {bar}
        {campaign && <CampaignBar campaign={campaign} locale={visit.locale} />}
        <Header visit={visit} languages={languages} />
        <div className="flex-1">{children}</div>
        <Footer visit={visit} />
        <ErrorTextsForBrowser visit={visit} />
      </body>
    </html>
  )
}
