import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '../../../shop.css'
import { BRAND } from '@/components/layout/brand'
import { CampaignBar } from '@/components/layout/campaign-bar'
import { ErrorTextsForBrowser } from '@/components/layout/error-texts'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { SkipLink } from '@/components/layout/skip-link'
import { campaignNews } from '@/server/campaign-news'
import { siteOrigins } from '@/server/origins'
import { pageLinks, sharing } from '@/server/page-head'
import { placeOfRequest } from '@/server/page-of-visit'
import { homeOf, sitePlace } from '@/server/site-place'
import { type PageParams, visitOfPage } from '@/server/visit'
import { languageLinks } from '@/site/alternates'
import { HTML_LANG } from '@/site/locale'
import { translator } from '@/site/messages'
import { familyOf } from '@/site/page'

type Props = { children: ReactNode; params: Promise<PageParams> }

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1316' },
  ],
  colorScheme: 'light dark',
}

/** What every page says of itself to search engines; pages add their title and description. */
export async function generateMetadata(): Promise<Metadata> {
  const { site, locale, page: shown } = await placeOfRequest()
  const place = sitePlace({ site, locale })
  const t = translator(locale, 'layout')
  const common: Metadata = {
    metadataBase: new URL(place.origins[site]),
    title: { template: `%s · ${BRAND}`, default: BRAND },
    description: t('description'),
    alternates: pageLinks(shown, place),
    ...sharing(shown, place),
  }
  return shown && familyOf(shown).indexable ? common : { ...common, robots: { index: false } }
}

export default async function SiteLayout({ children, params }: Props) {
  const visit = await visitOfPage(await params)
  const [{ page: shown }, campaign] = await Promise.all([placeOfRequest(), campaignNews(visit)])
  return (
    <html lang={HTML_LANG[visit.locale]}>
      <body className="flex min-h-dvh flex-col">
        <SkipLink locale={visit.locale} />
        {campaign && <CampaignBar campaign={campaign} locale={visit.locale} />}
        <Header visit={visit} languages={languageLinks(shown ?? homeOf(visit), visit.site, siteOrigins())} />
        <div className="flex-1">{children}</div>
        <Footer visit={visit} />
        <ErrorTextsForBrowser visit={visit} />
      </body>
    </html>
  )
}
