import { sitemapIndex } from '@/server/listing'
import { siteOrigins } from '@/server/origins'
import { type PageParams, visitOfPage } from '@/server/visit'

export const dynamic = 'force-dynamic'

export async function GET(_: Request, { params }: { params: Promise<PageParams> }) {
  const { site } = await visitOfPage(await params)
  return new Response(sitemapIndex(site, siteOrigins()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
