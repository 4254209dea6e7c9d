import { siteOrigins } from '@/server/http/origins'
import { type PageParams, visitOfPage } from '@/server/request/visit'

export const dynamic = 'force-dynamic'

/** Everything but what belongs to one person (PAGES, for machines). */
export async function GET(_: Request, { params }: { params: Promise<PageParams> }) {
  const { site } = await visitOfPage(await params)
  const closed = [
    '/admin',
    '/cms/',
    '/checkout',
    '/my-account',
    '/sandbox/',
    '/paddle/',
    '/order/',
    '/service/',
    '/login-success',
  ]
  const lines = [
    'User-agent: *',
    ...closed.map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigins()[site]}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
