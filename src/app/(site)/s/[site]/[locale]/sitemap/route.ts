import { siteOrigins } from '@/server/http/origins'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { sitemapIndex } from '@/server/seo/sitemap/sitemap'

export const dynamic = 'force-dynamic'

export async function GET(_: Request, { params }: { params: Promise<PageParams> }) {
  const { site } = await visitOfPage(await params)
  return new Response(sitemapIndex(site, siteOrigins()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
