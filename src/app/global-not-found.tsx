import type { Metadata } from 'next'
import './(site)/shop.css'
import { ShopDocument } from '@/components/layout/shop-document'
import { NotFoundTemplate } from '@/components/templates/not-found'
import { homeOf } from '@/server/addresses/site-context'
import { siteOrigins } from '@/server/http/origins'
import { missingPost } from '@/server/pages/missing-post'
import { pageFrame } from '@/server/pages/page-frame'
import { requestedPage } from '@/server/request/page-of-visit'
import { visitOfPage } from '@/server/request/visit'
import { languageLinks } from '@/site/alternates'
import { BRAND } from '@/site/brand'
import { translator } from '@/site/messages'

export async function generateMetadata(): Promise<Metadata> {
  const requested = await requestedPage()
  const { locale } = requested
  const title = (await missingPost(requested))
    ? translator(locale, 'notFound')('post')
    : translator(locale, 'titles')('missing')
  return { title: `${title} · ${BRAND}`, robots: { index: false } }
}

/**
 * An address that leads nowhere, or to an article not written in its language: the whole page with status 404, rendered
 * on the server like any other.
 */
export default async function UnknownAddress() {
  const requested = await requestedPage()
  const { site, locale } = requested
  const visit = await visitOfPage({ site, locale })
  return (
    <ShopDocument
      visit={visit}
      languages={languageLinks(homeOf({ site }), site, siteOrigins())}
      frame={await pageFrame(visit)}
    >
      <NotFoundTemplate site={site} locale={locale} post={await missingPost(requested)} />
    </ShopDocument>
  )
}
