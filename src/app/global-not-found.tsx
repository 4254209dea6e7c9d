import type { Metadata } from 'next'
import './(site)/shop.css'
import { BRAND } from '@/components/layout/brand'
import { ShopDocument } from '@/components/layout/shop-document'
import { NotFoundTemplate } from '@/components/templates/not-found'
import { missingPost } from '@/server/missing-post'
import { siteOrigins } from '@/server/origins'
import { pageFrame } from '@/server/page-frame'
import { placeOfRequest } from '@/server/page-of-visit'
import { homeOf } from '@/server/site-place'
import { visitOfPage } from '@/server/visit'
import { languageLinks } from '@/site/alternates'
import { translator } from '@/site/messages'

export async function generateMetadata(): Promise<Metadata> {
  const place = await placeOfRequest()
  const title = (await missingPost(place)) ? 'post' : 'title'
  return { title: `${translator(place.locale, 'notFound')(title)} · ${BRAND}`, robots: { index: false } }
}

/**
 * An address that leads nowhere, or to an article that is not written in its language: the whole page with status 404,
 * made on the server like any other.
 */
export default async function UnknownAddress() {
  const place = await placeOfRequest()
  const { site, locale } = place
  const visit = await visitOfPage({ site, locale })
  return (
    <ShopDocument
      visit={visit}
      languages={languageLinks(homeOf({ site }), site, siteOrigins())}
      frame={await pageFrame(visit)}
    >
      <NotFoundTemplate site={site} locale={locale} post={await missingPost(place)} />
    </ShopDocument>
  )
}
