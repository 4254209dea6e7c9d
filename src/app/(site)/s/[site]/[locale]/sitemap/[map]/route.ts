import { siteOrigins } from '@/server/http/origins'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { sitePages } from '@/server/seo/sitemap/site-pages'
import { languageSitemap } from '@/server/seo/sitemap/sitemap'
import { isLocale } from '@/site/locale'

export const dynamic = 'force-dynamic'

/** The address resolver lets in no other name. */
export async function GET(_: Request, { params }: { params: Promise<PageParams & { map: string }> }) {
  const { map, ...where } = await params
  const { site, at, locale } = await visitOfPage(where)
  const pages = await sitePages(site, at)
  const xml = languageSitemap(pages, site, isLocale(map) ? map : locale, siteOrigins())
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
