import type { Metadata } from 'next'
import './(site)/shop.css'
import { BRAND } from '@/components/layout/brand'
import { ShopDocument } from '@/components/layout/shop-document'
import { NotFoundTemplate } from '@/components/templates/not-found'
import { siteOrigins } from '@/server/origins'
import { pageFrame } from '@/server/page-frame'
import { placeOfRequest } from '@/server/page-of-visit'
import { homeOf } from '@/server/site-place'
import { visitOfPage } from '@/server/visit'
import { languageLinks } from '@/site/alternates'
import { translator } from '@/site/messages'

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await placeOfRequest()
  return { title: `${translator(locale, 'notFound')('title')} · ${BRAND}`, robots: { index: false } }
}

/** An address that leads nowhere: the whole page with status 404, made on the server like any other. */
export default async function UnknownAddress() {
  const { site, locale } = await placeOfRequest()
  const visit = await visitOfPage({ site, locale })
  return (
    <ShopDocument
      visit={visit}
      languages={languageLinks(homeOf({ site }), site, siteOrigins())}
      frame={await pageFrame(visit)}
    >
      <NotFoundTemplate site={site} locale={locale} />
    </ShopDocument>
  )
}
